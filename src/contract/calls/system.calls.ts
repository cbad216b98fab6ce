import type { BackupState } from '../backup';
import type { Dashboard, DashboardFigures } from '../dashboard';
import type { Readiness } from '../readiness';
import { type Calls, FILE, type Json } from './call';

/** What is about the whole site and not about one resource. */
export const SYSTEM_CALLS = {
  dashboard: { method: 'GET', path: '/dashboard', who: 'viewer', answer: 'json' as Json<Dashboard> },
  /** Apart from the other, which every screen of the office asks for. */
  figures: { method: 'GET', path: '/dashboard/figures', who: 'viewer', answer: 'json' as Json<DashboardFigures> },
  /** Of those who can do something about it. */
  readiness: { method: 'GET', path: '/dashboard/readiness', who: 'editor', answer: 'json' as Json<Readiness> },
  /** Everything that the site keeps, as one file. 409 while another one is made. */
  backup: {
    method: 'GET',
    path: '/backup',
    who: 'admin',
    answer: FILE,
    audited: { action: 'backup.download', label: 'Downloaded a backup' },
  },
  /** How the backups by the clock go. */
  backupState: { method: 'GET', path: '/backup/state', who: 'admin', answer: 'json' as Json<BackupState> },
  /** For container health checks. 503: the database does not answer. */
  health: { method: 'GET', path: '/health', who: 'public', answer: 'json' as Json<Health> },
  /** While the process turns, whatever became of all that it needs: who asks may start it anew where no answer comes. */
  live: { method: 'GET', path: '/health/live', who: 'public', answer: 'json' as Json<Live> },
  /** For proxies. 503: this process shall get no requests, because it was told to stop or its database does not answer. */
  ready: { method: 'GET', path: '/health/ready', who: 'public', answer: 'json' as Json<Ready> },
  /** What is known of the soundness of what is stored. */
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
  /** Only where the embedded database knows of damage: the rest can be served. */
  database?: 'damaged';
}

/** Of the embedded database; a server of its own keeps that to itself. */
export interface Integrity {
  /** When all was last looked through, `null` when never. */
  checkedAt: string | null;
  /** In words for whoever looks after the software what is damaged, `null` when nothing is known to be. */
  finding: string | null;
}
