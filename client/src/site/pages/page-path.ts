import { SLUG_PATTERN } from '@contract/limits';

/** The call that answers a published page; null for a segment that cannot be a slug, about which nothing is asked. */
export function pagePath(slug: string | undefined): string | null {
  return slug && SLUG_PATTERN.test(slug) ? `/pages/by-slug/${slug}` : null;
}
