import type { PersonalDataKind } from './privacy';

/** Kinds of entries in a person's timeline. */
export const TIMELINE_LABELS = {
  messages: 'Message',
  requests: 'Quote request',
  comments: 'Comment',
  newsletter: 'Newsletter',
  mails: 'Email',
} as const satisfies Partial<Record<PersonalDataKind, string>>;

export type TimelineKind = keyof typeof TIMELINE_LABELS;

/** Maximum number of entries in an answer. */
export const TIMELINE_MAX = 100;

/** Something that a person did, or that staff did for them. */
export interface TimelineEntry {
  at: string;
  kind: TimelineKind;
  title: string;
  /** True for an event of a record, such as a note or a reply. */
  isEvent: boolean;
  /** Path in the back office, or `null`. */
  path: string | null;
}
