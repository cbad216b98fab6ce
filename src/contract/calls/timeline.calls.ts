import type { TimelineEntry } from '../timeline';
import type { Calls, List } from './call';

export const TIMELINE_CALLS = {
  /** Timeline of the person to whom a record belongs. The URL has no email address, so no history or log has one. */
  read: {
    method: 'GET',
    path: '/timeline/:kind/:id',
    who: 'viewer',
    answer: 'list' as List<TimelineEntry>,
  },
} as const satisfies Calls;
