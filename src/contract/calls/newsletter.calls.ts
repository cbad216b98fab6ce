import type { NewsletterInput, Subscriber } from '../newsletter';
import { ACCEPTED, type Calls, DONE, FILE, type Json, type List, type PageQuery, type Query } from './call';
import { trashCalls } from './record-calls';

/** What visitors call. Apart from the others, so that their pages do not carry those. */
export const VISITOR_NEWSLETTER_CALLS = {
  /** The same answer when the address is subscribed already. */
  create: {
    method: 'POST',
    path: '/newsletter',
    who: 'public',
    body: 'json' as Json<NewsletterInput>,
    answer: ACCEPTED,
    limit: 'calls',
    isIdempotent: true,
  },
  /** Ends the subscription that a mail's link stands for. 404 for an unknown or used token. */
  end: {
    method: 'POST',
    path: '/newsletter/unsubscribe/:token',
    who: 'public',
    answer: DONE,
    status: 200,
    limit: 'calls',
  },
} as const satisfies Calls;

export interface SubscriberQuery extends PageQuery {
  /** Part of the address. */
  q?: string;
}

export const NEWSLETTER_CALLS = {
  list: {
    method: 'GET',
    path: '/newsletter',
    who: 'viewer',
    query: 'query' as Query<SubscriberQuery>,
    answer: 'list' as List<Subscriber>,
  },
  ...trashCalls({ kind: 'newsletter', noun: 'the subscriber', who: 'editor', record: 'json' as Json<Subscriber> }),
  /** Of an address that was refused too often. */
  resume: {
    method: 'POST',
    path: '/newsletter/:id/resume',
    who: 'editor',
    answer: 'json' as Json<Subscriber>,
    status: 200,
    audited: { action: 'newsletter.resume', label: 'Resumed the subscriber' },
  },
  /** The whole list is personal data at its largest, so taking it out leaves an entry in the audit trail. */
  export: {
    method: 'GET',
    path: '/newsletter/export',
    who: 'editor',
    answer: FILE,
    audited: { action: 'newsletter.export', label: 'Exported the subscribers' },
  },
} as const satisfies Calls;
