import type { TimelineEntry } from '../timeline';
import type { Calls, List } from './call';

export const TIMELINE_CALLS = {
  /** Of whoever a record belongs to: the address stands in no history and no log. */
  read: {
    method: 'GET',
    path: '/timeline/:kind/:id',
    who: 'viewer',
    answer: 'list' as List<TimelineEntry>,
  },
} as const satisfies Calls;
