import { DOCUMENT_CALLS, INVOICE_CALLS } from '@contract/calls/documents.calls';
import { callers } from './caller';

export const documents = callers(DOCUMENT_CALLS);
export const invoices = callers(INVOICE_CALLS);
