import type { Stored } from './errors';
import { decimal, type InputOf, must, optionalText } from './fields';
import { LIMITS } from './limits';

/** Data that staff add to an image. `focusX` and `focusY` are fractions of the image's width and height. */
export const MEDIA_FIELDS = {
  alt: optionalText('Alt text', LIMITS.altText, {
    hint: 'Describe the image for people who cannot see it.',
    rows: [3, 6],
  }),
  focusX: must(decimal('Distance of the focal point from the left', 0, 1)),
  focusY: must(decimal('Distance of the focal point from the top', 0, 1)),
};

export type MediaInput = InputOf<typeof MEDIA_FIELDS>;

/** Point of an image that stays visible when it is cropped. */
export type Focus = Pick<MediaInput, 'focusX' | 'focusY'>;

export const NO_FOCUS: Focus = { focusX: 0.5, focusY: 0.5 };

/** Id of the `<style>` element with focal points that staff have saved in this window. */
export const FOCUS_ID = 'focal-points';

export const positionOf = ({ focusX, focusY }: Focus): string =>
  `${Math.round(focusX * 100)}% ${Math.round(focusY * 100)}%`;

/**
 * Returns the CSS rule for the focal point of all `<img>` elements that show an upload.
 * @param path `/uploads/…`
 */
export const focusRule = (path: string, focus: Focus): string =>
  `img[src$="${path}"]{object-position:${positionOf(focus)}}`;

export const DELETED_USE = 'Deleted';

export interface MediaUse {
  kind: string;
  /** Title of the record that uses the image. May be empty. */
  title: string;
  path: string | null;
}

export const isShown = ({ kind }: MediaUse): boolean => kind !== DELETED_USE;

export interface MediaFile extends MediaInput, Stored {
  /** URL path: `/uploads/…` */
  path: string;
  /** Original file name. Older uploads have the stored name instead. */
  name: string;
  /** In pixels, or `null` for an SVG without a size. */
  width: number | null;
  height: number | null;
  bytes: number;
  /** Name of the person who uploaded the image. Empty if unknown. */
  addedBy: string;
  usedIn: MediaUse[];
}

export const MEDIA_FILTERS = ['withoutAlt', 'notUsed'] as const;
export type MediaFilter = (typeof MEDIA_FILTERS)[number];

export const MEDIA_SORT_LABELS = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'By file name',
  largest: 'Largest first',
} as const;
export type MediaSort = keyof typeof MEDIA_SORT_LABELS;
export const MEDIA_SORTS = Object.keys(MEDIA_SORT_LABELS) as MediaSort[];

export interface MediaStatistics {
  counts: Record<'all' | MediaFilter, number>;
  /** Number of all images, without regard to the search. */
  pictures: number;
  bytes: number;
}

export const MEDIA_TEXTS = {
  inSettings: 'This image is used in Settings. Only an administrator can replace it.',
  used: 'This image is in use. Only unused images can be deleted.',
} as const;
