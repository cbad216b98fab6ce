import type { BulkDone } from '../bulk';
import type { FailedMail, HeldMail, TestMailAnswer, TestMailInput } from '../mail';
import { ACCEPTED, type Calls, type Json, type List, type PageQuery, type Query } from './call';

export const MAIL_CALLS = {
  /** Mail that did not go out, newest first. */
  listFailed: {
    method: 'GET',
    path: '/mail/failed',
    who: 'viewer',
    query: 'query' as Query<PageQuery>,
    answer: 'list' as List<FailedMail>,
  },
  /** Sends one of them while we wait. 404 it is out already; 409 it is being sent; 502 refused again. */
  retry: {
    method: 'POST',
    path: '/mail/:id/retry',
    who: 'editor',
    answer: ACCEPTED,
    status: 200,
    audited: { action: 'mail.retry', label: 'Sent a failed mail again' },
  },
  /** Emails and newsletters that were due when the restored backup was made: newsletters first, then the oldest. */
  listHeld: { method: 'GET', path: '/mail/on-hold', who: 'admin', answer: 'list' as List<HeldMail> },
  /** Sends at most 100 of them now. Of those that are not on hold the answer says so. */
  sendHeld: {
    method: 'POST',
    path: '/mail/on-hold/send',
    who: 'admin',
    body: 'json' as Json<{ ids: string[] }>,
    answer: 'json' as Json<BulkDone>,
    status: 200,
    audited: { action: 'mail.sendHeld', label: 'Sent an email that was on hold' },
  },
  /** As `sendHeld`. The record keeps a note that it was not emailed; a newsletter is a draft again. */
  discardHeld: {
    method: 'POST',
    path: '/mail/on-hold/discard',
    who: 'admin',
    body: 'json' as Json<{ ids: string[] }>,
    answer: 'json' as Json<BulkDone>,
    status: 200,
    audited: { action: 'mail.discardHeld', label: 'Discarded an email that was on hold' },
  },
  /** Sends one while we wait. That it was refused is an answer here, not an error. */
  test: {
    method: 'POST',
    path: '/mail/test',
    who: 'admin',
    body: 'json' as Json<TestMailInput>,
    answer: 'json' as Json<TestMailAnswer>,
    status: 200,
    audited: { action: 'mail.test', label: 'Sent a test mail' },
  },
} as const satisfies Calls;
