import type { TimelineEntry } from '../timeline';
import type { Calls, List } from './call';

export const TIMELINE_CALLS = {
  /** Reads a person's timeline. A record identifies the person, so no history or log contains an email address. */
  read: {
    method: 'GET',
    path: '/timeline/:kind/:id',
    who: 'viewer',
    answer: 'list' as List<TimelineEntry>,
  },
} as const satisfies Calls;
