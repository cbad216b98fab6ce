import { isTime } from './blogs';
import type { FieldError, Stored } from './errors';
import { problemsIn } from './field-rules';
import { type InputOf, must, optionalText } from './fields';
import { LIMITS } from './limits';
import type { Emailed } from './mail';
import type { DrawnText } from './markdown';

/** Fields that an editor writes. The text is in Markdown. While an issue is a draft, both may be empty. */
export const ISSUE_FIELDS = {
  subject: optionalText('Subject', LIMITS.subject, { holds: 'line', hint: 'The line that readers see in their inbox' }),
  content: optionalText('Text', LIMITS.issueContent, { isMarkdown: true }),
};

export type IssueInput = InputOf<typeof ISSUE_FIELDS>;

const SENT_FIELDS = { subject: must(ISSUE_FIELDS.subject), content: must(ISSUE_FIELDS.content) };

/** Mistakes that keep an issue from being sent. */
export const unfinishedIn = (issue: IssueInput): FieldError[] => problemsIn(SENT_FIELDS, issue);

/** When it is sent; without a time now. */
export const ISSUE_SEND_FIELDS = {
  sendAt: optionalText('Send at', LIMITS.time, {
    tidy: (text) => (isTime(text) ? new Date(text).toISOString() : text),
    check: (text) => (isTime(text) ? null : ISSUE_TEXTS.notATime),
  }),
};

/** Without `updatedAt`, as it was read, whatever stands there now is sent. */
export interface IssueSendInput {
  sendAt?: string;
  updatedAt?: string;
}

/** `onHold`: it was due when a restored backup was made, and may have been sent since. `stopped`: some may have it already; the others get it when somebody goes on. */
export const ISSUE_STATUS_LABELS = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  onHold: 'On hold',
  sending: 'Sending',
  stopped: 'Stopped',
  sent: 'Sent',
} as const;
export type IssueStatus = keyof typeof ISSUE_STATUS_LABELS;

/** Why it was stopped: somebody did, or too many mails in a row were refused. */
export type IssueStop = 'staff' | 'refusals';

/** An issue in the office's list. */
export interface IssueSummary extends Stored, Emailed {
  subject: string;
  status: IssueStatus;
  /** When a scheduled one is sent, in UTC; else `null`. */
  sendAt: string | null;
  startedAt: string | null;
  endedAt: string | null;
  stoppedBy: IssueStop | null;
  /** Subscribers that it was meant for when it began. */
  audience: number;
  sent: number;
  /** Refused for good, or given up. */
  failed: number;
  /** Readers that ended their subscription while this was the last issue they got. */
  unsubscribed: number;
}

export interface Issue extends IssueSummary, IssueInput {}

/** Who would get an issue now, and who not. */
export interface IssueAudience {
  count: number;
  /** Have not confirmed their address. */
  waiting: number;
  /** Their mail servers refused three issues in a row. */
  paused: number;
  /** No mail server is set up: what is sent is saved to the outbox. */
  savedToOutbox: boolean;
}

/** An issue as it is mailed, to somebody who does not exist. */
export interface IssuePreview {
  html: string;
  text: string;
}

/** A sent issue as visitors find it. */
export interface ArchivedIssue {
  _id: string;
  subject: string;
  sentAt: string;
}
export interface ArchivedText extends ArchivedIssue, Required<DrawnText> {
  /** The beginning of its text, as plain text. */
  excerpt: string;
}

/** After so many refusals of the address in a row it gets no more issues until somebody resumes it. */
export const MOST_BOUNCES = 3;

export const ISSUE_TEXTS = {
  over: 'This time is over. Choose one that is still to come.',
  notATime: 'Send at must be a time with its offset, such as 2026-11-23T07:00+02:00.',
  nobody: 'There is no subscriber yet who could get it.',
  notDraft: 'Only drafts can be edited. Unschedule this newsletter first, or create a new one.',
  begun: 'This issue is being sent or was sent already.',
  notSending: 'This issue is not being sent.',
  notStopped: 'This issue was not stopped.',
  onHold: 'This newsletter is on hold after a backup was restored. Send or discard it first.',
  running: 'Stop this issue before you delete it.',
  test: (email: string) => `A test is on its way to ${email}.`,
} as const;
