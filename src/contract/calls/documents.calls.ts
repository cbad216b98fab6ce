import type { ListedDocument } from '../documents';
import { type Calls, FILE, type Json } from './call';

/** Files for anyone with the id of a document. */
export const DOCUMENT_FILE_CALLS = {
  invoice: { method: 'GET', path: '/invoices/:id/pdf', who: 'public', answer: FILE },
  'credit-note': { method: 'GET', path: '/credit-notes/:id/pdf', who: 'public', answer: FILE },
  receipt: { method: 'GET', path: '/receipts/:id/pdf', who: 'public', answer: FILE },
} as const satisfies Calls;

export const DOCUMENT_CALLS = {
  /** Lists the documents of a request, oldest first. */
  list: {
    method: 'GET',
    path: '/project/:id/documents',
    who: 'viewer',
    answer: 'json' as Json<ListedDocument[]>,
  },
} as const satisfies Calls;
