import type { NewsletterInput, Subscriber } from '../newsletter';
import { ACCEPTED, type Calls, DONE, FILE, type Json, type List, type PageQuery, type Query } from './call';
import { trashCalls } from './record-calls';

/** Calls of visitors. Separate, so that visitors' pages load no other calls. */
export const VISITOR_NEWSLETTER_CALLS = {
  /** Gives the same answer for an email address that is already subscribed. */
  create: {
    method: 'POST',
    path: '/newsletter',
    who: 'public',
    body: 'json' as Json<NewsletterInput>,
    answer: ACCEPTED,
    limit: 'calls',
    isIdempotent: true,
  },
  /** Ends the subscription of an email's link. 404 for an unknown or used token. */
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
  /** Searches the email address. */
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
  /** Resumes a subscriber that was paused after repeated bounces. */
  resume: {
    method: 'POST',
    path: '/newsletter/:id/resume',
    who: 'editor',
    answer: 'json' as Json<Subscriber>,
    status: 200,
    audited: { action: 'newsletter.resume', label: 'Resumed the subscriber' },
  },
  /** Exporting is audited, because the list holds the most personal data. */
  export: {
    method: 'GET',
    path: '/newsletter/export',
    who: 'editor',
    answer: FILE,
    audited: { action: 'newsletter.export', label: 'Exported the subscribers' },
  },
} as const satisfies Calls;
