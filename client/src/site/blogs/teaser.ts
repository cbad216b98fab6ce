import { TRUNCATE } from '@contract/limits';
import { truncate } from '@/lib/truncate';

/** Cuts an excerpt. The API cuts long texts without dots, so dots are added here. */
export function teaserOf(excerpt: string, length: number): string {
  const teaser = truncate(excerpt, length);
  const isCut = excerpt.length >= TRUNCATE.excerpt - 1;
  return isCut && !teaser.endsWith('...') ? `${teaser}...` : teaser;
}
