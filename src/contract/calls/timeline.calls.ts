import type { TimelineEntry } from '../timeline';
import type { Calls, List } from './call';

export const TIMELINE_CALLS = {
  /** Reads the timeline of a person. The URL names a record of the person, so that logs contain no email address. */
  read: { method: 'GET', path: '/timeline/:kind/:id', who: 'viewer', answer: 'list' as List<TimelineEntry> },
} as const satisfies Calls;
