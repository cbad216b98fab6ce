import type { MediaFile } from '@contract/media';
import { formatBytes } from '@/lib/format-bytes';

export const countOf = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;

/** Returns a text such as "214 kB, 3 uses". */
export function factsOf({ bytes, usedIn }: Pick<MediaFile, 'bytes' | 'usedIn'>): string {
  return `${formatBytes(bytes)}, ${usedIn.length === 0 ? 'not used' : countOf(usedIn.length, 'use')}`;
}
