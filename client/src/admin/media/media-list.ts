import type { MediaFile, MediaFilter, MediaSort } from '@contract/media';
import { media } from '@/api/media.api';
import { formatBytes } from '@/lib/format-bytes';
import { createLastValueStore } from '../shared/admin-store';
import { countOf } from '../shared/images/image-texts';
import { createAdminList } from '../shared/lists/admin-list';

export const MEDIA_PAGE_SIZE = 24;

export const MEDIA_DEFAULTS = {
  q: '',
  filter: '' as MediaFilter | '',
  sort: 'newest' as MediaSort,
  page: 1,
};

export const useMediaList = createAdminList(({ q, filter, sort, page }: typeof MEDIA_DEFAULTS, signal) =>
  media.list({ q, filter: filter || undefined, sort, page, limit: MEDIA_PAGE_SIZE }, signal),
);

export const useMediaStatistics = createLastValueStore((q: string, signal) => media.statistics({ q }, signal));

export function sizeOf({ width, height, bytes }: Pick<MediaFile, 'width' | 'height' | 'bytes'>): string {
  const pixels = width && height ? `${width.toLocaleString('en-US')} × ${height.toLocaleString('en-US')}, ` : '';
  return pixels + formatBytes(bytes);
}

export const usesOf = ({ usedIn }: Pick<MediaFile, 'usedIn'>): string =>
  usedIn.length === 0 ? 'Not used' : `Used in ${countOf(usedIn.length, 'place')}`;
