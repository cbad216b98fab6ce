import type { BackupState } from '../backup';
import type { Dashboard, DashboardFigures } from '../dashboard';
import type { Readiness } from '../readiness';
import { type Calls, FILE, type Json } from './call';

/** Calls about the whole site. */
export const SYSTEM_CALLS = {
  dashboard: { method: 'GET', path: '/dashboard', who: 'viewer', answer: 'json' as Json<Dashboard> },
  /** Separate from `dashboard`, which every back office screen loads. */
  figures: { method: 'GET', path: '/dashboard/figures', who: 'viewer', answer: 'json' as Json<DashboardFigures> },
  /** Launch checklist, for those who can act on it. */
  readiness: { method: 'GET', path: '/dashboard/readiness', who: 'editor', answer: 'json' as Json<Readiness> },
  /** All data of the site as one file. 409 while another backup is made. */
  backup: {
    method: 'GET',
    path: '/backup',
    who: 'admin',
    answer: FILE,
    audited: { action: 'backup.download', label: 'Downloaded a backup' },
  },
  /** State of the automatic backups. */
  backupState: { method: 'GET', path: '/backup/state', who: 'admin', answer: 'json' as Json<BackupState> },
  /** For container health checks. 503 if the database does not answer. */
  health: { method: 'GET', path: '/health', who: 'public', answer: 'json' as Json<Health> },
  /** Answers while the process runs, whatever the state of its dependencies. Restart the process if no answer comes. */
  live: { method: 'GET', path: '/health/live', who: 'public', answer: 'json' as Json<Live> },
  /** For proxies. 503 if this process must get no requests, because it is stopping or its database does not answer. */
  ready: { method: 'GET', path: '/health/ready', who: 'public', answer: 'json' as Json<Ready> },
  /** Damage found in stored data. */
  integrity: { method: 'GET', path: '/health/integrity', who: 'admin', answer: 'json' as Json<Integrity> },
} as const satisfies Calls;

export interface Health {
  status: 'ok';
  database: 'embedded' | 'mongodb';
}

export interface Live {
  status: 'live';
}

export interface Ready {
  status: 'ready';
  /** Set if the embedded database found damage; other data can be served. */
  database?: 'damaged';
}

/** For the embedded database; a MongoDB server reports none. */
export interface Integrity {
  /** Time of the last complete check, or `null`. */
  checkedAt: string | null;
  /** Description of the damage for the technical contact; `null` without damage. */
  finding: string | null;
}
