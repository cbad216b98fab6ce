import type { MediaFilter, MediaSort } from '@contract/media';
import { media } from '@/api/office';
import { createAdminList } from '../shared/lists/admin-list';
import { createKeptStore } from '../shared/office-store';

/** Pictures on one page of the library. */
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

/** Counts of the tabs. */
export const useMediaFigures = createKeptStore((q: string, signal) => media.figures({ q }, signal));
