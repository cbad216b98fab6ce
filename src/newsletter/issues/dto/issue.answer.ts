import {
  type ArchivedIssue,
  type ArchivedText,
  ISSUE_STATUS_LABELS,
  type Issue,
  type IssueAudience,
  type IssuePreview,
  type IssueSummary,
} from '../../../contract/newsletter-issues';
import { BLOCKS } from '../../../platform/markdown/formatted-text';
import { count, flag, id, oneOf, optional, orNull, STORED, shape, text, time } from '../../../platform/openapi/shape';

const SUMMARY = {
  ...STORED,
  subject: text,
  status: oneOf(Object.keys(ISSUE_STATUS_LABELS)),
  sendAt: orNull(time),
  startedAt: orNull(time),
  endedAt: orNull(time),
  stoppedBy: orNull(oneOf(['staff', 'refusals'])),
  audience: count,
  sent: count,
  failed: count,
  unsubscribed: count,
  savedToOutbox: optional(flag),
};

export const ISSUE_SUMMARY = shape<IssueSummary>('IssueSummary', SUMMARY);
export const ISSUE = shape<Issue>('Issue', { ...SUMMARY, content: text });
export const ISSUE_AUDIENCE = shape<IssueAudience>('IssueAudience', {
  count,
  waiting: count,
  paused: count,
  savedToOutbox: flag,
});
export const ISSUE_PREVIEW = shape<IssuePreview>('IssuePreview', { html: text, text });

const ARCHIVED = { _id: id, subject: text, sentAt: time };
export const ARCHIVED_ISSUE = shape<ArchivedIssue>('ArchivedIssue', ARCHIVED);
export const ARCHIVED_TEXT = shape<ArchivedText>('ArchivedText', { ...ARCHIVED, blocks: BLOCKS, excerpt: text });
