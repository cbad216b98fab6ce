import { COMMENT_CALLS } from '@contract/calls/comments.calls';
import { callers } from './caller';

export const comments = callers(COMMENT_CALLS);
