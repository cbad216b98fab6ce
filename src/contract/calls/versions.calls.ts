import type { Version, Versions } from '../versions';
import { type Calls, DONE, type Json } from './call';

export const VERSION_CALLS = {
  list: { method: 'GET', path: '/versions/:kind/:id', who: 'viewer', answer: 'json' as Json<Versions> },
  read: { method: 'GET', path: '/versions/:kind/:id/:versionId', who: 'viewer', answer: 'json' as Json<Version> },
  /** Deletes an earlier version permanently, for example because it contains personal data. */
  remove: {
    method: 'DELETE',
    path: '/versions/:kind/:id/:versionId',
    who: 'admin',
    answer: DONE,
    audited: { action: 'versions.delete', label: 'Deleted an earlier version permanently' },
  },
} as const satisfies Calls;
