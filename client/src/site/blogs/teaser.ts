import { TRUNCATE } from '@contract/limits';
import { truncate } from '@/lib/truncate';

/** The beginning of a post. A summary ends after 200 characters by itself, without saying so: the dots do. */
export function teaserOf(excerpt: string, length: number): string {
  const teaser = truncate(excerpt, length);
  // one less where the last character would have been half of an emoji
  const isCut = excerpt.length >= TRUNCATE.excerpt - 1;
  return isCut && !teaser.endsWith('...') ? `${teaser}...` : teaser;
}
