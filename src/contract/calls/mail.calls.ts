import type { BulkDone } from '../bulk';
import type { FailedMail, HeldMail, TestMailAnswer, TestMailInput } from '../mail';
import { ACCEPTED, type Calls, type Json, type List, type PageQuery, type Query } from './call';

export const MAIL_CALLS = {
  listFailed: {
    method: 'GET',
    path: '/mail/failed',
    who: 'viewer',
    query: 'query' as Query<PageQuery>,
    answer: 'list' as List<FailedMail>,
  },
  /** Sends one email again and waits. Answers 404 if it was sent, 409 while it is being sent, 502 if refused. */
  retry: {
    method: 'POST',
    path: '/mail/:id/retry',
    who: 'editor',
    answer: ACCEPTED,
    status: 200,
    audited: { action: 'mail.retry', label: 'Resent a failed email' },
  },
  /** Lists unsent emails and newsletters of a restored backup. Newsletters come first. */
  listHeld: { method: 'GET', path: '/mail/on-hold', who: 'admin', answer: 'list' as List<HeldMail> },
  sendHeld: {
    method: 'POST',
    path: '/mail/on-hold/send',
    who: 'admin',
    body: 'json' as Json<{ ids: string[] }>,
    answer: 'json' as Json<BulkDone>,
    status: 200,
    audited: { action: 'mail.sendHeld', label: 'Sent an email that was on hold' },
  },
  /**
   * Discards at most 100 emails and adds a note to the records to which they belong. A newsletter becomes a draft
   * again.
   */
  discardHeld: {
    method: 'POST',
    path: '/mail/on-hold/discard',
    who: 'admin',
    body: 'json' as Json<{ ids: string[] }>,
    answer: 'json' as Json<BulkDone>,
    status: 200,
    audited: { action: 'mail.discardHeld', label: 'Discarded an email that was on hold' },
  },
  /** Sends a test email and waits. A refusal is a result and not an error. */
  test: {
    method: 'POST',
    path: '/mail/test',
    who: 'admin',
    body: 'json' as Json<TestMailInput>,
    answer: 'json' as Json<TestMailAnswer>,
    status: 200,
    audited: { action: 'mail.test', label: 'Sent a test email' },
  },
} as const satisfies Calls;
