import { PAGE_CALLS } from '@contract/calls/pages.calls';
import { caller, callers } from './caller';

export const pages = { ...callers(PAGE_CALLS), saveDraft: caller(PAGE_CALLS.saveDraft, { outlivesPage: true }) };
