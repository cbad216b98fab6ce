import { TRUNCATE } from '@contract/limits';
import { truncate } from '@/lib/truncate';

/** Cuts an excerpt and adds dots, also if it is short because the API has cut it. The API adds none. */
export function teaserOf(excerpt: string, length: number): string {
  const teaser = truncate(excerpt, length);
  const isCut = excerpt.length >= TRUNCATE.excerpt - 1;
  return isCut && !teaser.endsWith('...') ? `${teaser}...` : teaser;
}
