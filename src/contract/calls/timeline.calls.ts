import type { TimelineEntry } from '../timeline';
import type { Calls, List } from './call';

export const TIMELINE_CALLS = {
  /** Reads a person's timeline. The call names one of the person's records, so that logs contain no email address. */
  read: {
    method: 'GET',
    path: '/timeline/:kind/:id',
    who: 'viewer',
    answer: 'list' as List<TimelineEntry>,
  },
} as const satisfies Calls;
