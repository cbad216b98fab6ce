import type { Edit } from '../errors';
import type { MediaFile, MediaFilter, MediaInput, MediaSort, MediaStatistics } from '../media';
import { type Calls, FORM, type Json, type List, listCall, type PageQuery, type Query } from './call';
import { trashCalls } from './record-calls';

export interface MediaQuery extends PageQuery {
  q?: string;
  filter?: MediaFilter;
  sort?: MediaSort;
}

export const MEDIA_CALLS = {
  list: listCall('/media', 'viewer', 'list' as List<MediaFile>, 'query' as Query<MediaQuery>),
  statistics: {
    method: 'GET',
    path: '/media/figures',
    who: 'viewer',
    query: 'query' as Query<Pick<MediaQuery, 'q'>>,
    answer: 'json' as Json<MediaStatistics>,
  },
  read: { method: 'GET', path: '/media/:id', who: 'viewer', answer: 'json' as Json<MediaFile> },
  /** Answers 409 if the stored image is newer than `updatedAt`. */
  update: {
    method: 'PUT',
    path: '/media/:id',
    who: 'editor',
    body: 'json' as Json<Edit<MediaInput>>,
    answer: 'json' as Json<MediaFile>,
    audited: { action: 'media.update', label: 'Changed the image' },
  },
  /** Takes the new file in the field `file`. Only administrators may replace images of the settings. */
  replace: {
    method: 'POST',
    path: '/media/:id/replace',
    who: 'editor',
    body: FORM,
    answer: 'json' as Json<MediaFile>,
    audited: { action: 'media.replace', label: 'Replaced the image' },
  },
  /** `remove` answers 409 if the image is in use. */
  ...trashCalls({ kind: 'media', noun: 'the image', who: 'editor', record: 'json' as Json<MediaFile> }),
} as const satisfies Calls;
