import type { BulkDone } from '../bulk';
import type { SortOrder } from '../contact';
import type { LastNumberInput } from '../last-number';
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
import type { ProjectRequestList, RequestFigures, RequestSort, RequestState } from '../work-list';
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

/** Calls of visitors; `:id` is always the request's. Separate, so that visitors' pages load no other calls. */
export const VISITOR_PROJECT_CALLS = {
  request: REQUEST_QUOTE,
  find: FIND_REQUESTS,
  /** The quote as its client sees it. With an email address, 404 if it is not the request's. */
  read: {
    method: 'GET',
    path: '/project/quote/:id',
    who: 'public',
    query: 'query' as Query<{ email?: string }>,
    answer: 'json or null' as JsonOrNull<VisitorQuote>,
    limit: 'wrong addresses',
  },
  /** The quote as a PDF file. 404 without a quote. */
  pdf: { method: 'GET', path: '/project/quote/:id/pdf', who: 'public', answer: FILE },
  /** Progress of a request, with its quote if any. A visitor's call marks the quote as seen. */
  track: { method: 'GET', path: '/project/track/:id', who: 'public', answer: 'json' as Json<TrackedRequest> },
  /** Stored once per key. 404 unknown request; 400 if `email` is not the request's; 409 too many messages. */
  ask: {
    method: 'POST',
    path: '/project/track/:id/messages',
    who: 'public',
    body: 'json' as Json<QuestionInput>,
    answer: 'json' as Json<TrackedRequest>,
    limit: 'calls',
    isIdempotent: true,
  },
  /**
   * 404 unknown request; 400 if `email` is not the request's; 409 the quote is no longer open or was revised, with the
   * quote in `current`.
   */
  accept: {
    method: 'POST',
    path: '/project/quote/:id/accept',
    who: 'public',
    body: 'json' as Json<AcceptQuote>,
    answer: 'json' as Json<TrackedRequest>,
    status: 200,
    limit: 'calls',
    audited: { action: 'quotes.accept', label: 'Accepted the quote' },
  },
  decline: {
    method: 'POST',
    path: '/project/quote/:id/decline',
    who: 'public',
    body: 'json' as Json<DeclineQuote>,
    answer: 'json' as Json<TrackedRequest>,
    status: 200,
    limit: 'calls',
    audited: { action: 'quotes.decline', label: 'Declined the quote' },
  },
  /**
   * Reports a payment to staff; terms and status stay unchanged. Repeating the same report is no error. 409 not
   * accepted, or another report is open.
   */
  sayPaid: {
    method: 'POST',
    path: '/project/quote/:id/paid',
    who: 'public',
    body: 'json' as Json<PaidInput>,
    answer: 'json' as Json<TrackedRequest>,
    status: 200,
    limit: 'calls',
    audited: { action: 'quotes.say-paid', label: 'Reported a payment for the quote' },
  },
} as const satisfies Calls;

export interface RequestFilter {
  /** Part of the name, organisation, email address, phone digits, quote number or description; or the whole id. */
  q?: string;
  /** Id of a member of staff, or `nobody`. */
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
  figures: {
    method: 'GET',
    path: '/project/figures',
    who: 'viewer',
    query: 'query' as Query<RequestFilter>,
    answer: 'json' as Json<RequestFigures>,
  },
  /** Users to whom a request can be assigned. */
  assignees: { method: 'GET', path: '/project/assignees', who: 'viewer', answer: 'json' as Json<Assignee[]> },
  /** At most 100 ids. Changes the requests that it can and gives a reason for the others. */
  setStatuses: {
    method: 'POST',
    path: '/project/bulk/status',
    who: 'editor',
    body: 'json' as Json<{ ids: string[]; status: ProjectStatus; note?: string }>,
    answer: 'json' as Json<BulkDone>,
    status: 200,
    audited: { action: 'project.status', label: 'Changed the status of the request' },
  },
  /** `null` unassigns. 400 if `assignee` is not an active editor or administrator. */
  assign: {
    method: 'POST',
    path: '/project/bulk/assignee',
    who: 'editor',
    body: 'json' as Json<{ ids: string[]; assignee: string | null }>,
    answer: 'json' as Json<BulkDone>,
    status: 200,
    audited: { action: 'project.assign', label: 'Assigned the request' },
  },
  ...bulkTrashCalls({ kind: 'project', noun: 'the request', who: 'editor' }),
  read: { method: 'GET', path: '/project/:id', who: 'viewer', answer: 'json' as Json<ProjectRequestWithThread> },
  /** 409 with the stored request in `current` if it changed after `updatedAt`. */
  update: {
    method: 'PUT',
    path: '/project/:id',
    who: 'editor',
    body: 'json' as Json<{ status: ProjectStatus; note?: string; updatedAt?: string }>,
    answer: 'json' as Json<ProjectRequestWithThread>,
    audited: { action: 'project.status', label: 'Changed the status of the request' },
  },
  /**
   * A reply is emailed to the client: 502 if the mail server refuses; nothing changes then. 409 with the request in
   * `current` if there is a newer reply than `lastReplyId`.
   */
  write: {
    method: 'POST',
    path: '/project/:id/messages',
    who: 'editor',
    body: 'json' as Json<StaffEntryInput>,
    answer: 'accepted' as Taken<ThreadEntryTaken>,
    audited: { action: 'project.write', label: 'Added to the conversation of the request' },
  },
} as const satisfies Calls;

export const QUOTE_CALLS = {
  /** The quote of a request in any status. */
  readOf: {
    method: 'GET',
    path: '/project/admin/quote/:projectRequestId',
    who: 'viewer',
    answer: 'json or null' as JsonOrNull<Quote>,
  },
  /** Creates (201) or updates (200) the one quote of its request. */
  save: {
    method: 'POST',
    path: '/project/quote',
    who: 'editor',
    body: 'json' as Json<QuoteInput & { updatedAt?: string }>,
    answer: 'json' as Json<Quote>,
    audited: { action: 'quotes.save', label: 'Saved the quote' },
  },
  /**
   * Sets the last quote number after a restore; empty for none. Until then no quote gets a number (409). Errors: 409
   * not after a restore; 400 a future year, below the newest stored number, or far above it.
   */
  goOnFrom: {
    method: 'POST',
    path: '/project/last-number',
    who: 'admin',
    body: 'json' as Json<LastNumberInput>,
    answer: DONE,
    status: 200,
    audited: { action: 'quotes.lastNumber', label: 'Entered the last quote number' },
  },
  /** Emails the client the quote. 502 if the mail server refuses; nothing changes then. */
  send: {
    method: 'POST',
    path: '/project/quote/send-email',
    who: 'editor',
    body: 'json' as Json<{ quoteId: string }>,
    answer: 'accepted' as Taken<QuoteSent>,
    status: 200,
    audited: { action: 'quotes.send', label: 'Sent the quote' },
  },
} as const satisfies Calls;

/** Payments for an accepted quote; `:id` is the request's. Each call returns the quote. */
export const PAYMENT_CALLS = {
  /** 409 if the quote is not accepted, has 50 payments, or got one after `lastPaymentId`: then it is in `current`. */
  record: {
    method: 'POST',
    path: '/project/:id/payments',
    who: 'editor',
    body: 'json' as Json<PaymentInput>,
    answer: 'json' as Json<Quote>,
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
  /** Marks the reported payment as not received. Without a report it changes nothing. */
  endWord: {
    method: 'DELETE',
    path: '/project/:id/paid',
    who: 'editor',
    answer: 'json' as Json<Quote>,
    audited: { action: 'quotes.end-paid', label: 'Marked a payment as not received for the quote' },
  },
} as const satisfies Calls;
