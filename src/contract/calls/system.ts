import type { Dashboard, DashboardFigures } from '../dashboard';
import { type Calls, FILE, type Json } from './call';

/** What is about the whole site and not about one resource. */
export const SYSTEM_CALLS = {
  dashboard: { method: 'GET', path: '/dashboard', who: 'viewer', answer: 'json' as Json<Dashboard> },
  /** Apart from the other, which every screen of the office asks for. */
  figures: { method: 'GET', path: '/dashboard/figures', who: 'viewer', answer: 'json' as Json<DashboardFigures> },
  /** Everything that the site keeps, as one file. 409 while another one is made. */
  backup: {
    method: 'GET',
    path: '/backup',
    who: 'admin',
    answer: FILE,
    audited: { action: 'backup.download', label: 'Downloaded a backup' },
  },
  /** For container health checks. 503: the database does not answer. */
  health: { method: 'GET', path: '/health', who: 'public', answer: 'json' as Json<Health> },
} as const satisfies Calls;

export interface Health {
  status: 'ok';
  database: 'embedded' | 'mongodb';
}
