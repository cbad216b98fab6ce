import type { RestoredVersion, Version, Versions } from '../versions';
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
  /** An edit like any other: it publishes nothing, and what stood there until now becomes a version. 409 with the stored record in `current`. */
  restore: {
    method: 'POST',
    path: '/versions/:kind/:id/:versionId/restore',
    who: 'editor',
    body: 'json' as Json<{ updatedAt?: string | null }>,
    answer: 'json' as Json<RestoredVersion>,
    status: 200,
    audited: { action: 'versions.restore', label: 'Restored an earlier version' },
  },
} as const satisfies Calls;
