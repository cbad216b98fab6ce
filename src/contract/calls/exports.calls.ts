import type { ExportRange } from '../exports';
import { type Calls, FILE, type Query } from './call';

export const EXPORT_CALLS = {
  /** A ZIP file with the PDF files of invoices, credit notes, receipts and quotes. */
  documents: {
    method: 'GET',
    path: '/exports/documents.zip',
    who: 'admin',
    query: 'query' as Query<ExportRange>,
    answer: FILE,
    audited: { action: 'exports.documents', label: 'Exported documents' },
  },
  /** Recorded in the audit log, because the file contains personal data. Answers 404 for an unknown list. */
  read: {
    method: 'GET',
    path: '/exports/:list',
    who: 'editor',
    query: 'query' as Query<ExportRange>,
    answer: FILE,
    audited: { action: 'exports.read', label: 'Exported a list' },
  },
} as const satisfies Calls;
