import type { Stored } from './errors';
import { decimal, type InputOf, must, optionalText } from './fields';
import { LIMITS } from './limits';

/** What staff say of a file that was uploaded. The focal point is a part of its width and of its height: every cut of the picture shows it. */
export const MEDIA_FIELDS = {
  alt: optionalText('Alt text', LIMITS.altText, {
    hint: 'Describe the image for people who cannot see it.',
    rows: [3, 6],
  }),
  focusX: must(decimal('Focal point from the left', 0, 1)),
  focusY: must(decimal('Focal point from the top', 0, 1)),
};

export type MediaInput = InputOf<typeof MEDIA_FIELDS>;

/** Where cuts of a picture look. */
export type Focus = Pick<MediaInput, 'focusX' | 'focusY'>;

/** The middle. */
export const NO_FOCUS: Focus = { focusX: 0.5, focusY: 0.5 };

/** Of the style element in the office's document: cuts follow what is saved there. */
export const FOCUS_ID = 'focal-points';

/** The point at which a cut looks, as CSS says it. */
export const positionOf = ({ focusX, focusY }: Focus): string =>
  `${Math.round(focusX * 100)}% ${Math.round(focusY * 100)}%`;

/** Holds wherever and by whomever the picture is drawn. @param path `/uploads/…` */
export const focusRule = (path: string, focus: Focus): string =>
  `img[src$="${path}"]{object-position:${positionOf(focus)}}`;

/** A place that shows a file. */
/** Kind of a use in a record that was deleted and can be brought back. */
export const DELETED_USE = 'Deleted';

export interface MediaUse {
  /** "Post", "Team member". */
  kind: string;
  /** Of the record; empty where it has none. */
  title: string;
  /** Where the office keeps it; `null` for what was deleted and can be brought back. */
  path: string | null;
}

/** Whether somebody sees the picture there. What a deleted record shows can be deleted: its file stays as long as that can come back. */
export const isShown = ({ kind }: MediaUse): boolean => kind !== DELETED_USE;

/** An uploaded picture. It was added at `createdAt`. */
export interface MediaFile extends MediaInput, Stored {
  /** Its address, `/uploads/…`. */
  path: string;
  /** What the file was called by whoever uploaded it; its own name for one of before that was kept. */
  name: string;
  /** Pixels; `null` for a drawing that does not say. */
  width: number | null;
  height: number | null;
  bytes: number;
  /** Name that the member of staff had then; empty where nobody knows. */
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
  /** What stands on the tabs; of the same search as the list. */
  counts: Record<'all' | MediaFilter, number>;
  /** Of all pictures, whatever is looked for. */
  pictures: number;
  bytes: number;
}

export const MEDIA_TEXTS = {
  inSettings: 'The settings show this picture: only an administrator can replace it.',
  used: 'Only a picture that nothing uses can be deleted.',
} as const;
