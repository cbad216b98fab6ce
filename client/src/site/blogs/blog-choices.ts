import type { BlogSummary } from '@contract/blogs';
import { SHOWN } from '@contract/limits';

/** Returns the large first post: a featured one, or else the newest. */
export function heroOf(featured: readonly BlogSummary[], recent: readonly BlogSummary[]): BlogSummary | null {
  return featured[0] ?? recent[0] ?? null;
}

/** Returns the featured posts. Leaves out the large first post if there are enough others. */
export function featuredCards(featured: readonly BlogSummary[]): readonly BlogSummary[] {
  const others = featured.slice(1);
  return (others.length >= SHOWN.featured ? others : featured).slice(0, SHOWN.featured);
}
