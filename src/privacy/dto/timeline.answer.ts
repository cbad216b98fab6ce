import { TIMELINE_KINDS, type TimelineEntry } from '../../contract/timeline';
import { flag, oneOf, orNull, shape, text, time } from '../../platform/openapi/shape';

export const TIMELINE_ENTRY = shape<TimelineEntry>('TimelineEntry', {
  at: time,
  kind: oneOf(TIMELINE_KINDS),
  title: text,
  isEvent: flag,
  path: orNull(text),
});
