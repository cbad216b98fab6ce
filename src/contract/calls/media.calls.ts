import type { Edit } from '../errors';
import type { MediaFigures, MediaFile, MediaFilter, MediaInput, MediaSort } from '../media';
import { type Calls, FORM, type Json, type List, type PageQuery, type Query } from './call';
import { trashCalls } from './record-calls';

export interface MediaQuery extends PageQuery {
  /** Part of the file's name or of the alt text. */
  q?: string;
  filter?: MediaFilter;
  sort?: MediaSort;
}

/** What is known of uploaded pictures. The files themselves come and go with the calls of uploads. */
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
  /** 409 with the stored picture in `current` when somebody saved after the `updatedAt` that is sent. */
  update: {
    method: 'PUT',
    path: '/media/:id',
    who: 'editor',
    body: 'json' as Json<Edit<MediaInput>>,
    answer: 'json' as Json<MediaFile>,
    audited: { action: 'media.update', label: 'Changed the picture' },
  },
  /** A picture in the field `file`. 400 for another type, and for one that the settings cannot show; 403 below administrator for a picture that the settings show; 413 for one that is too large. */
  replace: {
    method: 'POST',
    path: '/media/:id/replace',
    who: 'editor',
    body: FORM,
    answer: 'json' as Json<MediaFile>,
    status: 200,
    audited: { action: 'media.replace', label: 'Replaced the picture' },
  },
  /** Of what is used `remove` answers 409. */
  ...trashCalls({ kind: 'media', noun: 'the picture', who: 'editor', record: 'json' as Json<MediaFile> }),
} as const satisfies Calls;
