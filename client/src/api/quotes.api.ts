import { QUOTE_CALLS } from '@contract/calls/project.calls';
import { callers } from './caller';

export const quotes = callers(QUOTE_CALLS);
