import { SAVED_REPLY_CALLS } from '@contract/calls/saved-replies.calls';
import { callers } from './caller';

export const savedReplies = callers(SAVED_REPLY_CALLS);
