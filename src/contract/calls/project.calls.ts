import type { BulkDone } from '../bulk';
import type { SortOrder } from '../contact';
import type { LastNumberInput } from '../last-number';
import type { PaymentOverview } from '../payment-overview';
import type { PaidInput, PaymentInput } from '../payments';
import type {
  AcceptQuote,
  Assignee,
  DeclineQuote,
  ProjectRequestWithThread,
  ProjectStatus,
  Quote,
  QuoteInput,
  QuoteSent,
  ThreadEntryTaken,
  TrackedRequest,
  VisitorQuote,
} from '../project';
import type { QuestionInput, StaffEntryInput } from '../thread';
import type { ProjectRequestList, RequestSort, RequestState, RequestStatistics } from '../work-list';
import type { StepsInput } from '../work-steps';
import {
  type Calls,
  DONE,
  FILE,
  type Json,
  type JsonOrNull,
  type Paged,
  type PageQuery,
  type Query,
  type Taken,
} from './call';
import { FIND_REQUESTS } from './find-requests';
import { bulkTrashCalls } from './record-calls';
import { REQUEST_QUOTE } from './request-quote';

/** Visitors' calls. `:id` is the request's id. They are separate, so that visitors' pages load no others. */
export const VISITOR_PROJECT_CALLS = {
  request: REQUEST_QUOTE,
  find: FIND_REQUESTS,
  /** Reads the quote as its client sees it. Answers 404 if `email` is given and is not the client's email address. */
  read: {
    method: 'GET',
    path: '/project/quote/:id',
    who: 'public',
    query: 'query' as Query<{ email?: string }>,
    answer: 'json or null' as JsonOrNull<VisitorQuote>,
    limit: 'wrong addresses',
  },
  pdf: { method: 'GET', path: '/project/quote/:id/pdf', who: 'public', answer: FILE },
  /** Reads a request and its quote. The quote is marked as seen, unless staff read it. */
  track: { method: 'GET', path: '/project/track/:id', who: 'public', answer: 'json' as Json<TrackedRequest> },
  /** Adds the client's message. Answers 400 if `email` is not the client's, and 409 after too many messages. */
  ask: {
    method: 'POST',
    path: '/project/track/:id/messages',
    who: 'public',
    body: 'json' as Json<QuestionInput>,
    answer: 'json' as Json<TrackedRequest>,
    status: 201,
    limit: 'calls',
    isIdempotent: true,
  },
  /** Answers 409 with the quote in `current` if the quote was revised or is no longer open. */
  accept: {
    method: 'POST',
    path: '/project/quote/:id/accept',
    who: 'public',
    body: 'json' as Json<AcceptQuote>,
    answer: 'json' as Json<TrackedRequest>,
    limit: 'calls',
    audited: { action: 'quotes.accept', label: 'Accepted the quote' },
  },
  decline: {
    method: 'POST',
    path: '/project/quote/:id/decline',
    who: 'public',
    body: 'json' as Json<DeclineQuote>,
    answer: 'json' as Json<TrackedRequest>,
    limit: 'calls',
    audited: { action: 'quotes.decline', label: 'Declined the quote' },
  },
  /** Answers 409 if the quote is not accepted, or if staff have not checked an earlier report yet. */
  sayPaid: {
    method: 'POST',
    path: '/project/quote/:id/paid',
    who: 'public',
    body: 'json' as Json<PaidInput>,
    answer: 'json' as Json<TrackedRequest>,
    limit: 'calls',
    audited: { action: 'quotes.say-paid', label: 'Reported a payment for the quote' },
  },
} as const satisfies Calls;

export interface RequestFilter {
  /** The whole id, or a part of name, organisation, email address, phone, quote number or description. */
  q?: string;
  assignee?: string;
}

export interface ProjectQuery extends PageQuery, RequestFilter {
  status?: RequestState;
  sort?: RequestSort;
  order?: SortOrder;
}

export const PROJECT_CALLS = {
  list: {
    method: 'GET',
    path: '/project',
    who: 'viewer',
    query: 'query' as Query<ProjectQuery>,
    answer: 'paged' as Paged<ProjectRequestList>,
  },
  statistics: {
    method: 'GET',
    path: '/project/figures',
    who: 'viewer',
    query: 'query' as Query<RequestFilter>,
    answer: 'json' as Json<RequestStatistics>,
  },
  assignees: { method: 'GET', path: '/project/assignees', who: 'viewer', answer: 'json' as Json<Assignee[]> },
  setStatuses: {
    method: 'POST',
    path: '/project/bulk/status',
    who: 'editor',
    body: 'json' as Json<{ ids: string[]; status: ProjectStatus; note?: string }>,
    answer: 'json' as Json<BulkDone>,
    audited: { action: 'project.status', label: 'Changed the status of the request' },
  },
  /** `null` unassigns the requests. Answers 400 if `assignee` is not an active editor or administrator. */
  assign: {
    method: 'POST',
    path: '/project/bulk/assignee',
    who: 'editor',
    body: 'json' as Json<{ ids: string[]; assignee: string | null }>,
    answer: 'json' as Json<BulkDone>,
    audited: { action: 'project.assign', label: 'Assigned the request' },
  },
  ...bulkTrashCalls({ kind: 'project', noun: 'the request', who: 'editor' }),
  read: { method: 'GET', path: '/project/:id', who: 'viewer', answer: 'json' as Json<ProjectRequestWithThread> },
  /** Answers 409 if the stored request is newer than `updatedAt`. */
  update: {
    method: 'PUT',
    path: '/project/:id',
    who: 'editor',
    body: 'json' as Json<{ status: ProjectStatus; note?: string; updatedAt?: string }>,
    answer: 'json' as Json<ProjectRequestWithThread>,
    audited: { action: 'project.status', label: 'Changed the status of the request' },
  },
  /** Answers 409 if the request is not accepted, and 409 with `current` if it is newer than `updatedAt`. */
  setSteps: {
    method: 'PUT',
    path: '/project/:id/steps',
    who: 'editor',
    body: 'json' as Json<StepsInput>,
    answer: 'json' as Json<ProjectRequestWithThread>,
    audited: { action: 'project.steps', label: 'Changed the steps of the request' },
  },
  /** Emails a reply to the client. Answers 502 and stores nothing if the mail server refuses the email. */
  write: {
    method: 'POST',
    path: '/project/:id/messages',
    who: 'editor',
    body: 'json' as Json<StaffEntryInput>,
    answer: 'accepted' as Taken<ThreadEntryTaken>,
    status: 201,
    audited: { action: 'project.write', label: 'Wrote in the conversation of the request' },
  },
} as const satisfies Calls;

export const QUOTE_CALLS = {
  readOf: {
    method: 'GET',
    path: '/project/admin/quote/:projectRequestId',
    who: 'viewer',
    answer: 'json or null' as JsonOrNull<Quote>,
  },
  /** Creates the quote of a request (status 201) or updates it (status 200). A request has at most one quote. */
  save: {
    method: 'POST',
    path: '/project/quote',
    who: 'editor',
    body: 'json' as Json<QuoteInput & { updatedAt?: string }>,
    answer: 'json' as Json<Quote>,
    status: 201,
    audited: { action: 'quotes.save', label: 'Saved the quote' },
  },
  /** Stores the last numbers used before a restore, so that none is used twice. Answers 400 for implausible ones. */
  goOnFrom: {
    method: 'POST',
    path: '/project/last-number',
    who: 'admin',
    body: 'json' as Json<LastNumberInput>,
    answer: DONE,
    audited: { action: 'quotes.lastNumber', label: 'Entered the last numbers' },
  },
  /** Emails the quote to the client. Answers 502 and changes nothing if the mail server refuses. */
  send: {
    method: 'POST',
    path: '/project/quote/send-email',
    who: 'editor',
    body: 'json' as Json<{ quoteId: string }>,
    answer: 'accepted' as Taken<QuoteSent>,
    audited: { action: 'quotes.send', label: 'Sent the quote' },
  },
} as const satisfies Calls;

/** Calls for payments of accepted quotes. `:id` is the request's id. All except `overview` return the changed quote. */
export const PAYMENT_CALLS = {
  overview: { method: 'GET', path: '/project/payments', who: 'viewer', answer: 'json' as Json<PaymentOverview> },
  /** Answers 409 if the quote is not accepted, has 50 payments, or has a payment that is newer than `lastPaymentId`. */
  record: {
    method: 'POST',
    path: '/project/:id/payments',
    who: 'editor',
    body: 'json' as Json<PaymentInput>,
    answer: 'json' as Json<Quote>,
    status: 201,
    isIdempotent: true,
    audited: { action: 'quotes.payment', label: 'Recorded a payment for the quote' },
  },
  remove: {
    method: 'DELETE',
    path: '/project/:id/payments/:paymentId',
    who: 'editor',
    answer: 'json' as Json<Quote>,
    audited: { action: 'quotes.remove-payment', label: 'Removed a payment from the quote' },
  },
  endWord: {
    method: 'DELETE',
    path: '/project/:id/paid',
    who: 'editor',
    answer: 'json' as Json<Quote>,
    audited: { action: 'quotes.end-paid', label: 'Marked a payment as not received for the quote' },
  },
} as const satisfies Calls;
