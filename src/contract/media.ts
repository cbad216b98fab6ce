import type { Stored } from './errors';
import { decimal, type InputOf, must, optionalText } from './fields';
import { LIMITS } from './limits';

/** Data that staff add to a file. The focal point is a fraction of width and height; every crop includes it. */
export const MEDIA_FIELDS = {
  alt: optionalText('Alt text', LIMITS.altText, {
    hint: 'Describe the image for people who cannot see it.',
    rows: [3, 6],
  }),
  focusX: must(decimal('Distance of the focal point from the left', 0, 1)),
  focusY: must(decimal('Distance of the focal point from the top', 0, 1)),
};

export type MediaInput = InputOf<typeof MEDIA_FIELDS>;

/** Focal point of an image's crops. */
export type Focus = Pick<MediaInput, 'focusX' | 'focusY'>;

/** The centre. */
export const NO_FOCUS: Focus = { focusX: 0.5, focusY: 0.5 };

/** Id of the style element in the back office's document; crops follow focal points saved there. */
export const FOCUS_ID = 'focal-points';

/** Focal point as a CSS position. */
export const positionOf = ({ focusX, focusY }: Focus): string =>
  `${Math.round(focusX * 100)}% ${Math.round(focusY * 100)}%`;

/** CSS rule that applies wherever the image is shown. @param path `/uploads/…` */
export const focusRule = (path: string, focus: Focus): string =>
  `img[src$="${path}"]{object-position:${positionOf(focus)}}`;

/** Kind of a use in a deleted record that is in the trash. */
export const DELETED_USE = 'Deleted';

export interface MediaUse {
  /** "Post", "Team member". */
  kind: string;
  /** Title of the record; may be empty. */
  title: string;
  /** Path in the back office; `null` for a deleted record. */
  path: string | null;
}

/** True unless the use is in a deleted record. Such uses do not prevent deletion; the file stays for a restore. */
export const isShown = ({ kind }: MediaUse): boolean => kind !== DELETED_USE;

/** An uploaded image; `createdAt` is the time of the upload. */
export interface MediaFile extends MediaInput, Stored {
  /** Its path, `/uploads/…`. */
  path: string;
  /** Original file name; for older uploads the stored one. */
  name: string;
  /** In pixels; `null` for an SVG without a size. */
  width: number | null;
  height: number | null;
  bytes: number;
  /** Name of the uploader at that time; empty if unknown. */
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

export interface MediaFigures {
  /** Counts on the tabs, for the same search as the list. */
  counts: Record<'all' | MediaFilter, number>;
  /** Total of all images, whatever the search. */
  pictures: number;
  bytes: number;
}

export const MEDIA_TEXTS = {
  inSettings: 'This image is used in Settings. Only an administrator can replace it.',
  used: 'This image is in use. Only unused images can be deleted.',
} as const;
