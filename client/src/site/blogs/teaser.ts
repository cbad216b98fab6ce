import { BULLET_PATTERN, TRUNCATE } from '@contract/limits';
import { truncate } from '@/lib/truncate';

/** Cuts an excerpt without list marks, and adds dots, also if the API has cut it, which adds none. */
export function teaserOf(excerpt: string, length: number): string {
  const teaser = truncate(excerpt.replace(new RegExp(BULLET_PATTERN, 'gm'), ''), length);
  const isCut = excerpt.length >= TRUNCATE.excerpt - 1;
  return isCut && !teaser.endsWith('...') ? `${teaser}...` : teaser;
}
