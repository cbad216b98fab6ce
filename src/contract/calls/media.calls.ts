import type { Edit } from '../errors';
import type { MediaFigures, MediaFile, MediaFilter, MediaInput, MediaSort } from '../media';
import { type Calls, FORM, type Json, type List, type PageQuery, type Query } from './call';
import { trashCalls } from './record-calls';

export interface MediaQuery extends PageQuery {
  /** Searches file name and alt text. */
  q?: string;
  filter?: MediaFilter;
  sort?: MediaSort;
}

/** Data about uploaded images. Upload calls add and delete the files. */
export const MEDIA_CALLS = {
  list: {
    method: 'GET',
    path: '/media',
    who: 'viewer',
    query: 'query' as Query<MediaQuery>,
    answer: 'list' as List<MediaFile>,
  },
  figures: {
    method: 'GET',
    path: '/media/figures',
    who: 'viewer',
    query: 'query' as Query<Pick<MediaQuery, 'q'>>,
    answer: 'json' as Json<MediaFigures>,
  },
  read: { method: 'GET', path: '/media/:id', who: 'viewer', answer: 'json' as Json<MediaFile> },
  /** 409 with the stored image in `current` if it changed after `updatedAt`. */
  update: {
    method: 'PUT',
    path: '/media/:id',
    who: 'editor',
    body: 'json' as Json<Edit<MediaInput>>,
    answer: 'json' as Json<MediaFile>,
    audited: { action: 'media.update', label: 'Changed the image' },
  },
  /**
   * An image in the field `file`. 400 for another type, and for one that the settings cannot show; 403 below
   * administrator for an image that the settings show; 413 too large.
   */
  replace: {
    method: 'POST',
    path: '/media/:id/replace',
    who: 'editor',
    body: FORM,
    answer: 'json' as Json<MediaFile>,
    status: 200,
    audited: { action: 'media.replace', label: 'Replaced the image' },
  },
  /** `remove` answers 409 for an image in use. */
  ...trashCalls({ kind: 'media', noun: 'the image', who: 'editor', record: 'json' as Json<MediaFile> }),
} as const satisfies Calls;
