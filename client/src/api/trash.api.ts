import { TRASH_CALLS } from '@contract/calls/trash.calls';
import { callers } from './caller';

export const trash = callers(TRASH_CALLS);
