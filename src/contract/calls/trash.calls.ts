import type { BroughtBack, TrashEntry, TrashKind } from '../trash';
import { type Calls, DONE, type Json, type List, type PageQuery, type Query } from './call';

export interface TrashQuery extends PageQuery {
  /** 403 for a kind that the caller may not delete. */
  kind?: TrashKind;
}

/** Deleted records of the kinds that the caller may delete; 403 for others. */
export const TRASH_CALLS = {
  /** Deleted last first. */
  list: {
    method: 'GET',
    path: '/trash',
    who: 'editor',
    query: 'query' as Query<TrashQuery>,
    answer: 'list' as List<TrashEntry>,
  },
  /**
   * Works like the call of its own kind, but an account is restored inactive and without a password. A page or service
   * gets a free slug if its own is taken. 404 restored already, or deleted permanently; 409 another record took its
   * place.
   */
  restore: {
    method: 'POST',
    path: '/trash/:id/restore',
    who: 'editor',
    answer: 'json' as Json<BroughtBack>,
    status: 200,
    audited: { action: 'trash.restore', label: 'Restored from Trash' },
  },
  /** Deletes it permanently. */
  erase: {
    method: 'DELETE',
    path: '/trash/:id',
    who: 'editor',
    answer: DONE,
    audited: { action: 'trash.erase', label: 'Permanently deleted from Trash' },
  },
} as const satisfies Calls;
