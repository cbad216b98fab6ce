import type { BackupState } from '../backup';
import type { Dashboard, DashboardStatistics } from '../dashboard';
import type { Readiness } from '../readiness';
import { type Calls, FILE, type Json } from './call';

export const SYSTEM_CALLS = {
  dashboard: { method: 'GET', path: '/dashboard', who: 'viewer', answer: 'json' as Json<Dashboard> },
  /** Separate from `dashboard`, because every back-office screen loads `dashboard` and only one shows statistics. */
  statistics: { method: 'GET', path: '/dashboard/figures', who: 'viewer', answer: 'json' as Json<DashboardStatistics> },
  readiness: { method: 'GET', path: '/dashboard/readiness', who: 'editor', answer: 'json' as Json<Readiness> },
  /** Downloads all data of the site as one file. Answers 409 while another backup is made. */
  backup: {
    method: 'GET',
    path: '/backup',
    who: 'admin',
    answer: FILE,
    audited: { action: 'backup.download', label: 'Downloaded a backup' },
  },
  backupState: { method: 'GET', path: '/backup/state', who: 'admin', answer: 'json' as Json<BackupState> },
  /** Health check for containers. Answers 503 if the database does not answer. */
  health: { method: 'GET', path: '/health', who: 'public', answer: 'json' as Json<Health> },
  /** Answers while the process runs, even without a database. If it does not answer, the process must be restarted. */
  live: { method: 'GET', path: '/health/live', who: 'public', answer: 'json' as Json<Live> },
  /** Readiness check for proxies. Answers 503 while the process stops or its database does not answer. */
  ready: { method: 'GET', path: '/health/ready', who: 'public', answer: 'json' as Json<Ready> },
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
  /** Set if the embedded database has found damage. Undamaged data can still be read. */
  database?: 'damaged';
}

/** State of the embedded database. With a MongoDB server, all values are `null`. */
export interface Integrity {
  checkedAt: string | null;
  /** Describes the damage for the technical contact. `null` if no damage was found. */
  finding: string | null;
}
