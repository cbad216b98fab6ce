import type { BlogSummary } from '@contract/blogs';
import { SHOWN } from '@contract/limits';

/** The hero: the first featured post, else the newest. */
export function heroOf(featured: readonly BlogSummary[], recent: readonly BlogSummary[]): BlogSummary | null {
  return featured[0] ?? recent[0] ?? null;
}

/** The featured cards: the hero is not shown again as long as there are enough others. */
export function featuredCards(featured: readonly BlogSummary[]): readonly BlogSummary[] {
  const others = featured.slice(1);
  return (others.length >= SHOWN.featured ? others : featured).slice(0, SHOWN.featured);
}
