import type { MediaFile } from '@contract/media';
import { formatBytes } from '@/lib/format-bytes';
import { countOf } from '../shared/pictures/picture-texts';

export const MEDIA_PAGE_TEXTS = {
  loadFailed: 'Failed to fetch pictures',
  saveFailed: 'Failed to save the picture',
  saved: 'Picture saved',
  replaced: 'Picture replaced wherever it is shown',
  lookAgain: 'Its alt text is as before, and the middle of it is its focal point: see whether both still fit.',
  replacedBack: 'The former picture is back wherever it was shown',
  replaceBackFailed: 'Failed to bring the former picture back',
  deleteFailed: 'Failed to delete picture',
  deleted: 'Picture deleted successfully',
  unknown: 'This picture is not here. It may have been deleted.',
  openFailed: 'The picture could not be loaded.',
} as const;

/** "2,000 × 1,333, 214 kB". */
export function sizeOf({ width, height, bytes }: Pick<MediaFile, 'width' | 'height' | 'bytes'>): string {
  const pixels = width && height ? `${width.toLocaleString('en-US')} × ${height.toLocaleString('en-US')}, ` : '';
  return pixels + formatBytes(bytes);
}

/** "Used in 3 places". */
export const usesOf = ({ usedIn }: Pick<MediaFile, 'usedIn'>): string =>
  usedIn.length === 0 ? 'Not used' : `Used in ${countOf(usedIn.length, 'place')}`;
