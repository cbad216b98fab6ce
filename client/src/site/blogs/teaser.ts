import { BULLET_PATTERN } from '@contract/limits';
import { isCutExcerpt, truncate } from '@/lib/truncate';

/** Cuts an excerpt without list marks, and adds dots, also if the API has cut it, which adds none. */
export function teaserOf(excerpt: string, length: number): string {
  const teaser = truncate(excerpt.replace(new RegExp(BULLET_PATTERN, 'gm'), ''), length);
  return isCutExcerpt(excerpt) && !teaser.endsWith('...') ? `${teaser}...` : teaser;
}
