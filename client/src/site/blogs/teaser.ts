import { TRUNCATE } from '@contract/limits';
import { truncate } from '@/lib/truncate';

/**
 * Cuts an excerpt to `length` characters. Adds dots even if it is short enough, when the API has cut it without dots.
 */
export function teaserOf(excerpt: string, length: number): string {
  const teaser = truncate(excerpt, length);
  const isCut = excerpt.length >= TRUNCATE.excerpt - 1;
  return isCut && !teaser.endsWith('...') ? `${teaser}...` : teaser;
}
