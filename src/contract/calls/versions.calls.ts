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
  /** For good: an earlier text may name somebody who asks to be forgotten. What stands there now is none of the versions. */
  remove: {
    method: 'DELETE',
    path: '/versions/:kind/:id/:versionId',
    who: 'admin',
    answer: DONE,
    audited: { action: 'versions.delete', label: 'Deleted an earlier version for good' },
  },
} as const satisfies Calls;
