import type {
  ArchivedIssue,
  ArchivedText,
  Issue,
  IssueAudience,
  IssueInput,
  IssuePreview,
  IssueSendInput,
  IssueSummary,
} from '../newsletter-issues';
import {
  ACCEPTED,
  type Calls,
  type Json,
  type List,
  listCall,
  PAGE_PARAMETERS,
  type PageQuery,
  type Query,
} from './call';
import { recordCalls } from './record-calls';

/** Visitors' calls. Visitors can read a newsletter as soon as its sending has begun. Newest come first. */
export const VISITOR_ISSUE_CALLS = {
  listArchive: {
    method: 'GET',
    path: '/issues/archive',
    who: 'public',
    query: 'query' as Query<PageQuery>,
    answer: 'list' as List<ArchivedIssue>,
    cached: { dependsOn: 'issues', query: PAGE_PARAMETERS },
  },
  readArchived: {
    method: 'GET',
    path: '/issues/archive/:id',
    who: 'public',
    answer: 'json' as Json<ArchivedText>,
    cached: { dependsOn: 'issues', parameter: '[0-9a-f]{24}' },
  },
} as const satisfies Calls;

/** Editors write, test and pause newsletters. Only administrators send them. See docs/decisions/021-newsletter.md. */
export const ISSUE_CALLS = {
  list: listCall('/issues', 'viewer', 'list' as List<IssueSummary>),
  audience: { method: 'GET', path: '/issues/audience', who: 'viewer', answer: 'json' as Json<IssueAudience> },
  preview: {
    method: 'POST',
    path: '/issues/preview',
    who: 'editor',
    body: 'json' as Json<IssueInput>,
    answer: 'json' as Json<IssuePreview>,
  },
  read: { method: 'GET', path: '/issues/:id', who: 'viewer', answer: 'json' as Json<Issue> },
  ...recordCalls({
    kind: 'issues',
    noun: 'the newsletter',
    who: 'editor',
    body: 'json' as Json<IssueInput>,
    record: 'json' as Json<Issue>,
  }),
  test: { method: 'POST', path: '/issues/:id/test', who: 'editor', answer: ACCEPTED },
  /** Sends now or at the given time. Answers 409 if the newsletter was already sent, or changed after `updatedAt`. */
  send: {
    method: 'POST',
    path: '/issues/:id/send',
    who: 'admin',
    body: 'json' as Json<IssueSendInput>,
    answer: 'json' as Json<Issue>,
    audited: { action: 'issues.send', label: 'Sent the newsletter' },
  },
  /** Pauses sending. A scheduled newsletter becomes a draft again. */
  stop: {
    method: 'POST',
    path: '/issues/:id/stop',
    who: 'editor',
    answer: 'json' as Json<Issue>,
    audited: { action: 'issues.stop', label: 'Paused the newsletter' },
  },
  resume: {
    method: 'POST',
    path: '/issues/:id/resume',
    who: 'admin',
    answer: 'json' as Json<Issue>,
    audited: { action: 'issues.resume', label: 'Resumed the newsletter' },
  },
} as const satisfies Calls;
