import { DOCUMENT_CALLS } from '@contract/calls/documents.calls';
import { callers } from './caller';

export const documents = callers(DOCUMENT_CALLS);
