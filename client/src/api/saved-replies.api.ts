import { SAVED_TEXT_CALLS } from '@contract/calls/saved-replies.calls';
import { callers } from './caller';

export const savedTexts = callers(SAVED_TEXT_CALLS);
