import { isTime } from './blogs';
import type { FieldError, Stored } from './errors';
import { problemsIn } from './field-rules';
import { type InputOf, must, optionalText } from './fields';
import { LIMITS } from './limits';
import type { Emailed } from './mail';
import type { DrawnText } from './markdown';

/** Fields that an editor writes; the text is in Markdown. Both may be empty in a draft. */
export const ISSUE_FIELDS = {
  subject: optionalText('Subject', LIMITS.subject, { holds: 'line', hint: 'Subscribers see this line in their inbox' }),
  content: optionalText('Text', LIMITS.issueContent, { isMarkdown: true }),
};

export type IssueInput = InputOf<typeof ISSUE_FIELDS>;

const SENT_FIELDS = { subject: must(ISSUE_FIELDS.subject), content: must(ISSUE_FIELDS.content) };

/** Errors that prevent sending. */
export const unfinishedIn = (issue: IssueInput): FieldError[] => problemsIn(SENT_FIELDS, issue);

/** Time of sending; without it, now. */
export const ISSUE_SEND_FIELDS = {
  sendAt: optionalText('Send at', LIMITS.time, {
    tidy: (text) => (isTime(text) ? new Date(text).toISOString() : text),
    check: (text) => (isTime(text) ? null : ISSUE_TEXTS.notATime),
  }),
};

/** Without `updatedAt`, the current version is sent. */
export interface IssueSendInput {
  sendAt?: string;
  updatedAt?: string;
}

/** `onHold`: pending in a restored backup, perhaps sent since. `stopped`: resuming sends it to the subscribers left. */
export const ISSUE_STATUS_LABELS = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  onHold: 'On hold',
  sending: 'Sending',
  stopped: 'Paused',
  sent: 'Sent',
} as const;
export type IssueStatus = keyof typeof ISSUE_STATUS_LABELS;

/** Why sending paused: by staff, or after too many refusals in a row. */
export type IssueStop = 'staff' | 'refusals';

/** A newsletter in the back office's list. */
export interface IssueSummary extends Stored, Emailed {
  subject: string;
  status: IssueStatus;
  /** Scheduled time in UTC; otherwise `null`. */
  sendAt: string | null;
  startedAt: string | null;
  endedAt: string | null;
  stoppedBy: IssueStop | null;
  /** Number of recipients when sending began. */
  audience: number;
  sent: number;
  /** Refused permanently, or given up. */
  failed: number;
  /** Subscribers who unsubscribed when this was their latest newsletter. */
  unsubscribed: number;
}

export interface Issue extends IssueSummary, IssueInput {}

/** Who would get a newsletter now, and who would not. */
export interface IssueAudience {
  count: number;
  /** Unconfirmed subscribers. */
  waiting: number;
  /** Subscribers paused after three newsletters in a row were refused. */
  paused: number;
  /** True without a mail server: emails go to the outbox instead. */
  savedToOutbox: boolean;
}

/** A newsletter as emailed, for a sample recipient. */
export interface IssuePreview {
  html: string;
  text: string;
}

/** A sent newsletter as visitors find it. */
export interface ArchivedIssue {
  _id: string;
  subject: string;
  sentAt: string;
}
export interface ArchivedText extends ArchivedIssue, Required<DrawnText> {
  /** Start of its text, as plain text. */
  excerpt: string;
}

/** After so many refusals in a row, a subscriber gets no more newsletters until staff resume it. */
export const MOST_BOUNCES = 3;

export const ISSUE_TEXTS = {
  over: 'This time has passed. Choose a later one.',
  notATime: 'Send at must be a time with its offset, such as 2026-11-23T07:00+02:00.',
  nobody: 'There are no subscribers yet.',
  notDraft: 'Only drafts can be edited. Unschedule this newsletter first, or create a new one.',
  begun: 'This newsletter is being sent or was already sent.',
  notSending: 'This newsletter is not being sent.',
  notStopped: 'This newsletter is not paused.',
  onHold: 'This newsletter is on hold after a backup was restored. Send or discard it first.',
  running: 'Pause this newsletter before you delete it.',
  test: (email: string) => `A test email was sent to ${email}.`,
} as const;
