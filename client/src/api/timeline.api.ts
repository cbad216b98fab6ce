import { TIMELINE_CALLS } from '@contract/calls/timeline.calls';
import { callers } from './caller';

export const timeline = callers(TIMELINE_CALLS);
