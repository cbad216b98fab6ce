import { timeText } from './blogs';
import type { FieldError, Stored } from './errors';
import { problemsIn } from './field-rules';
import { type InputOf, must, optionalText } from './fields';
import { LIMITS } from './limits';
import type { Emailed } from './mail';
import type { ParsedText } from './markdown';

/** Fields of a newsletter that staff write. In a draft, both may be empty. */
export const ISSUE_FIELDS = {
  subject: optionalText('Subject', LIMITS.subject, { holds: 'line', hint: 'Subscribers see this line in their inbox' }),
  content: optionalText('Text', LIMITS.issueContent, { isMarkdown: true }),
};

export type IssueInput = InputOf<typeof ISSUE_FIELDS>;

const SENT_FIELDS = { subject: must(ISSUE_FIELDS.subject), content: must(ISSUE_FIELDS.content) };

export const unfinishedIn = (issue: IssueInput): FieldError[] => problemsIn(SENT_FIELDS, issue);

/** Time of sending. Without it, the newsletter is sent at once. */
export const ISSUE_SEND_FIELDS = {
  sendAt: timeText('Send at', '“Send at” must be a time with its time zone, such as 2026-11-23T07:00+02:00.'),
};

/** Body of the call that sends a newsletter. Answers 409 if the newsletter was changed after `updatedAt`. */
export interface IssueSendInput {
  sendAt?: string;
  updatedAt?: string;
}

/** `onHold`: unsent in a restored backup, but perhaps sent since. `stopped`: staff can resume sending. */
export const ISSUE_STATUS_LABELS = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  onHold: 'On hold',
  sending: 'Sending',
  stopped: 'Paused',
  sent: 'Sent',
} as const;
export type IssueStatus = keyof typeof ISSUE_STATUS_LABELS;

/** Who paused sending: staff, or the server after too many refusals in a row. */
export type IssueStop = 'staff' | 'refusals';

export interface IssueSummary extends Stored, Emailed {
  subject: string;
  status: IssueStatus;
  sendAt: string | null;
  startedAt: string | null;
  endedAt: string | null;
  stoppedBy: IssueStop | null;
  audience: number;
  sent: number;
  /** Number of emails that a mail server refused permanently, or that were given up after several attempts. */
  failed: number;
  /** Number of subscribers who unsubscribed after this newsletter and before the next. */
  unsubscribed: number;
}

export interface Issue extends IssueSummary, IssueInput {}

/** A newsletter sent now would go to `count` subscribers, not to `waiting` and `paused` ones. */
export interface IssueAudience {
  count: number;
  waiting: number;
  paused: number;
  /** True if no mail server is set up. Emails then stay in the outbox. */
  savedToOutbox: boolean;
}

export interface IssuePreview {
  html: string;
  text: string;
}

export interface ArchivedIssue {
  _id: string;
  subject: string;
  sentAt: string;
}
export interface ArchivedText extends ArchivedIssue, Required<ParsedText> {
  excerpt: string;
}

/** After this many refusals in a row, a subscriber is paused until staff resume the subscription. */
export const MOST_BOUNCES = 3;

export const ISSUE_TEXTS = {
  over: 'This time has passed. Choose a later one.',
  nobody: 'There are no subscribers yet.',
  notDraft: 'Only drafts can be edited. Unschedule this newsletter first, or create a new one.',
  begun: 'This newsletter is being sent or was already sent.',
  notSending: 'This newsletter is not being sent.',
  notStopped: 'This newsletter is not paused.',
  onHold: 'This newsletter is on hold after a backup was restored. Send or discard the newsletter first.',
  running: 'Pause this newsletter before you delete it.',
  test: (email: string) => `A test email was sent to ${email}.`,
} as const;
