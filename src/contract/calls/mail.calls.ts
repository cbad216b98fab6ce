import type { BulkDone } from '../bulk';
import type { FailedMail, HeldMail, TestMailAnswer, TestMailInput } from '../mail';
import { ACCEPTED, type Calls, type Json, type List, listCall } from './call';

export const MAIL_CALLS = {
  listFailed: listCall('/mail/failed', 'viewer', 'list' as List<FailedMail>),
  /**
   * Waits for the mail server. Answers 404 if the email was already sent, 409 while it is being sent, and 502 if the
   * mail server refuses it.
   */
  retry: {
    method: 'POST',
    path: '/mail/:id/retry',
    who: 'editor',
    answer: ACCEPTED,
    audited: { action: 'mail.retry', label: 'Resent a failed email' },
  },
  /** Lists emails and newsletters on hold. They were unsent in a restored backup. Newsletters come first. */
  listHeld: { method: 'GET', path: '/mail/on-hold', who: 'admin', answer: 'list' as List<HeldMail> },
  sendHeld: {
    method: 'POST',
    path: '/mail/on-hold/send',
    who: 'admin',
    body: 'json' as Json<{ ids: string[] }>,
    answer: 'json' as Json<BulkDone>,
    audited: { action: 'mail.sendHeld', label: 'Sent an email that was on hold' },
  },
  /** Discards at most 100 emails, with a note in the record of each. A newsletter becomes a draft. */
  discardHeld: {
    method: 'POST',
    path: '/mail/on-hold/discard',
    who: 'admin',
    body: 'json' as Json<{ ids: string[] }>,
    answer: 'json' as Json<BulkDone>,
    audited: { action: 'mail.discardHeld', label: 'Discarded an email that was on hold' },
  },
  /** Waits for the mail server. If it refuses the email, the answer is 200 with the outcome `refused`. */
  test: {
    method: 'POST',
    path: '/mail/test',
    who: 'admin',
    body: 'json' as Json<TestMailInput>,
    answer: 'json' as Json<TestMailAnswer>,
    audited: { action: 'mail.test', label: 'Sent a test email' },
  },
} as const satisfies Calls;
