import type { Restored, TrashEntry, TrashKind } from '../trash';
import { type Calls, DONE, type Json, type List, listCall, type PageQuery, type Query } from './call';

export interface TrashQuery extends PageQuery {
  /** Lists only records of this kind. The call fails with 403 if the caller may not delete such records. */
  kind?: TrashKind;
}

/** Calls for deleted records. Callers see only kinds of records that their role may delete. */
export const TRASH_CALLS = {
  list: listCall('/trash', 'editor', 'list' as List<TrashEntry>, 'query' as Query<TrashQuery>),
  /** A restored account is inactive and has no password. A page or service gets another slug if its own is taken. */
  restore: {
    method: 'POST',
    path: '/trash/:id/restore',
    who: 'editor',
    answer: 'json' as Json<Restored>,
    audited: { action: 'trash.restore', label: 'Restored from Trash' },
  },
  erase: {
    method: 'DELETE',
    path: '/trash/:id',
    who: 'editor',
    answer: DONE,
    audited: { action: 'trash.erase', label: 'Deleted permanently from Trash' },
  },
} as const satisfies Calls;
