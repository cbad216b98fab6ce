import { TRUNCATE } from '@contract/limits';
import { truncate } from '@/lib/truncate';

/**
 * Cuts an excerpt to `length` characters and adds dots. A short excerpt also gets dots if the API has cut it, because
 * the API adds none.
 */
export function teaserOf(excerpt: string, length: number): string {
  const teaser = truncate(excerpt, length);
  const isCut = excerpt.length >= TRUNCATE.excerpt - 1;
  return isCut && !teaser.endsWith('...') ? `${teaser}...` : teaser;
}
