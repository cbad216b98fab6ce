import type { BroughtBack, TrashEntry, TrashKind } from '../trash';
import { type Calls, DONE, type Json, type List, type PageQuery, type Query } from './call';

export interface TrashQuery extends PageQuery {
  /** 403 for a kind that the caller may not delete. */
  kind?: TrashKind;
}

/** Deleted records of the kinds that the caller may delete; of others each call answers 403. */
export const TRASH_CALLS = {
  /** Those that were deleted last come first. */
  list: {
    method: 'GET',
    path: '/trash',
    who: 'editor',
    query: 'query' as Query<TrashQuery>,
    answer: 'list' as List<TrashEntry>,
  },
  /**
   * As the call of its own kind does, but an account comes back inactive and without its password. A page or a service
   * whose slug is taken comes back under a free one. 404 it is there again, or gone for good; 409 something else has
   * taken its place.
   */
  restore: {
    method: 'POST',
    path: '/trash/:id/restore',
    who: 'editor',
    answer: 'json' as Json<BroughtBack>,
    status: 200,
    audited: { action: 'trash.restore', label: 'Brought back from the trash' },
  },
  /** Erases it for good. */
  erase: {
    method: 'DELETE',
    path: '/trash/:id',
    who: 'editor',
    answer: DONE,
    audited: { action: 'trash.erase', label: 'Erased from the trash' },
  },
} as const satisfies Calls;
