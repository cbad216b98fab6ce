import type { NewsletterInput, Subscriber } from '../newsletter';
import { ACCEPTED, type Calls, DONE, FILE, type Json, type List, listCall, type PageQuery, type Query } from './call';
import { trashCalls } from './record-calls';

/** Calls of visitors. The calls of staff are in another constant, so that visitors' pages do not load them. */
export const VISITOR_NEWSLETTER_CALLS = {
  /** Gives the same answer for new and for subscribed email addresses, so that it does not reveal subscribers. */
  create: {
    method: 'POST',
    path: '/newsletter',
    who: 'public',
    body: 'json' as Json<NewsletterInput>,
    answer: ACCEPTED,
    status: 201,
    limit: 'calls',
    isIdempotent: true,
  },
  /** Unsubscribes with the token from an email. Answers 404 if the token is unknown or was used before. */
  end: {
    method: 'POST',
    path: '/newsletter/unsubscribe/:token',
    who: 'public',
    answer: DONE,
    limit: 'calls',
  },
} as const satisfies Calls;

export interface SubscriberQuery extends PageQuery {
  q?: string;
}

export const NEWSLETTER_CALLS = {
  list: listCall('/newsletter', 'viewer', 'list' as List<Subscriber>, 'query' as Query<SubscriberQuery>),
  ...trashCalls({ kind: 'newsletter', noun: 'the subscriber', who: 'editor', record: 'json' as Json<Subscriber> }),
  /** Resumes a subscription that was paused after repeated bounces. */
  resume: {
    method: 'POST',
    path: '/newsletter/:id/resume',
    who: 'editor',
    answer: 'json' as Json<Subscriber>,
    audited: { action: 'newsletter.resume', label: 'Resumed the subscription of' },
  },
  /** Recorded in the audit log, because the list contains personal data. */
  export: {
    method: 'GET',
    path: '/newsletter/export',
    who: 'editor',
    answer: FILE,
    audited: { action: 'newsletter.export', label: 'Exported the subscribers' },
  },
} as const satisfies Calls;
