import { TRUNCATE } from '@contract/limits';
import { truncate } from '@/lib/truncate';

/** Cuts an excerpt. The API cuts it after 200 characters without dots, so they are added here. */
export function teaserOf(excerpt: string, length: number): string {
  const teaser = truncate(excerpt, length);
  // One less, because the server does not split an emoji.
  const isCut = excerpt.length >= TRUNCATE.excerpt - 1;
  return isCut && !teaser.endsWith('...') ? `${teaser}...` : teaser;
}
