import type { PersonalDataKind } from './privacy';

/** What a person's timeline is made of. */
export const TIMELINE_LABELS = {
  messages: 'Message',
  requests: 'Quote request',
  comments: 'Comment',
  newsletter: 'Newsletter',
  mails: 'Mail',
} as const satisfies Partial<Record<PersonalDataKind, string>>;

export type TimelineKind = keyof typeof TIMELINE_LABELS;

/** How many of the newest are answered. */
export const TIMELINE_MAX = 100;

/** One thing that a person did here, or that was done for them. */
export interface TimelineEntry {
  at: string;
  kind: TimelineKind;
  title: string;
  /** It is about the record, such as a note or a reply, and not the record itself. */
  isEvent: boolean;
  /** Where the office shows it; `null` when it has no place. */
  path: string | null;
}
