import type { PersonalDataKind } from './privacy';

export const TIMELINE_LABELS = {
  messages: 'Message',
  requests: 'Quote request',
  comments: 'Comment',
  newsletter: 'Newsletter',
  mails: 'Email',
} as const satisfies Partial<Record<PersonalDataKind, string>>;

export type TimelineKind = keyof typeof TIMELINE_LABELS;

export const TIMELINE_MAX = 100;

export interface TimelineEntry {
  at: string;
  kind: TimelineKind;
  title: string;
  isEvent: boolean;
  path: string | null;
}
