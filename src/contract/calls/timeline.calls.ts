import type { TimelineEntry } from '../timeline';
import type { Calls, List } from './call';

export const TIMELINE_CALLS = {
  /** Timeline of a record's person. The URL has no email address, so no history or log contains it. */
  read: {
    method: 'GET',
    path: '/timeline/:kind/:id',
    who: 'viewer',
    answer: 'list' as List<TimelineEntry>,
  },
} as const satisfies Calls;
