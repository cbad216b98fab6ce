import type { ExportRange } from '../exports';
import { type Calls, FILE, type Query } from './call';

export const EXPORT_CALLS = {
  /** 404 for an unknown list; 400 if `from` or `to` is invalid. Audited, because the file holds personal data. */
  read: {
    method: 'GET',
    path: '/exports/:list',
    who: 'editor',
    query: 'query' as Query<ExportRange>,
    answer: FILE,
    audited: { action: 'exports.read', label: 'Exported a list' },
  },
} as const satisfies Calls;
