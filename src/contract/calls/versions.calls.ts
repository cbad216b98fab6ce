import type { Version, Versions } from '../versions';
import { type Calls, DONE, type Json } from './call';

/** `:kind` is one of `VERSION_KINDS`. */
export const VERSION_CALLS = {
  list: {
    method: 'GET',
    path: '/versions/:kind/:id',
    who: 'viewer',
    answer: 'json' as Json<Versions>,
  },
  read: {
    method: 'GET',
    path: '/versions/:kind/:id/:versionId',
    who: 'viewer',
    answer: 'json' as Json<Version>,
  },
  /**
   * Deletes permanently, because an earlier version may hold data of someone who asks for erasure. The current text is
   * not among the versions.
   */
  remove: {
    method: 'DELETE',
    path: '/versions/:kind/:id/:versionId',
    who: 'admin',
    answer: DONE,
    audited: { action: 'versions.delete', label: 'Deleted an earlier version for good' },
  },
} as const satisfies Calls;
