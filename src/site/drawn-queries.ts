import { BUILT_IN_TITLES } from '../contract/built-in-titles';
import { isFinding, tabOf, withTab } from '../contract/contact-tab';
import { SLUG_PATTERN } from '../contract/limits';
import { DONE_QUERY, LOGIN_WAYS, type PageFormName } from '../contract/page-forms';
import { QUOTE_STEPS } from '../contract/quote-page';
import { pageOf, placeOf, SERVICES_PATH, searchOf } from '../contract/read-paths';
import { listRead, type PageReads, valueIn } from '../contract/rendering';
import { ANY_ID, ARTICLE_IDS, ARTICLE_TOPICS } from '../contract/routes';
import { type PageMatch, type SitePageName, takesSubscribers } from '../contract/site-pages';
import { DOWNLOAD, NEW_PASSKEY, OWN_DETAILS, PASSKEY_LOGIN } from '../contract/visitor-accounts';

/** Tells how the query of a URL changes the document of a page. */
interface DrawnQuery {
  /** Returns the part of the query that changes the document. Default: the query changes nothing. */
  draws?(query: URLSearchParams): URLSearchParams;
  /** Removes missing records from the query after the reads, so that their URLs share one document. */
  found?(drawn: URLSearchParams, reads: PageReads): URLSearchParams;
  /** Forms whose success the page reports, in addition to the newsletter form. */
  reports?: readonly PageFormName[];
}

/**
 * Returns the open tab and the selected service. Replaces the id of a request by `ANY_ID`, so that the URLs of all
 * requests share one document. The script in the browser reads the id.
 */
function contactQuery(query: URLSearchParams): URLSearchParams {
  const drawn = new URLSearchParams();
  const tab = tabOf(query);
  if (query.get('request')) drawn.set('request', ANY_ID);
  else if (tab === 'quote' && isFinding(query)) drawn.set('do', 'find');
  else if (tab === 'quote' && SLUG_PATTERN.test(query.get('service') ?? ''))
    drawn.set('service', query.get('service') as string);
  return withTab(drawn, tab);
}

/** Removes the service from the query if the service does not exist. */
function foundOfContact(drawn: URLSearchParams, reads: PageReads): URLSearchParams {
  const name = drawn.get('service');
  const list = valueIn<{ items: { _id: string; slug: string }[] }>(reads, listRead(SERVICES_PATH));
  if (name === null || Object.hasOwn(BUILT_IN_TITLES, name) || !list) return drawn;
  return list.items.some(({ _id, slug }) => _id === name || slug === name)
    ? drawn
    : new URLSearchParams({ tab: 'quote' });
}

/** Draws the query parameter `do` if its value is one of these steps. */
const doQuery =
  (steps: readonly string[]) =>
  (query: URLSearchParams): URLSearchParams => {
    const asked = steps.find((step) => step === query.get('do'));
    return new URLSearchParams(asked ? { do: asked } : {});
  };

function articlesQuery(query: URLSearchParams): URLSearchParams {
  const drawn = new URLSearchParams();
  // Page numbers beyond the maximum get the same document, because the list shows its last page for all of them.
  const page = Math.min(pageOf(query), ARTICLE_IDS.length);
  const topic = ARTICLE_TOPICS.find((known) => known === query.get('topic'));
  if (page > 1) drawn.set('page', String(page));
  if (topic) drawn.set('topic', topic);
  return drawn;
}

const pageQuery =
  (name = 'page') =>
  (query: URLSearchParams): URLSearchParams => {
    const page = pageOf(query, name);
    return new URLSearchParams(page > 1 ? { [name]: String(page) } : {});
  };

/** Tells how each page uses the query. Pages that are not listed ignore it. */
const DRAWN: { readonly [Name in SitePageName]?: DrawnQuery } = {
  blogs: { draws: (query) => searchOf(placeOf(query)) },
  blog: { draws: pageQuery('comments'), reports: ['comment'] },
  articles: { draws: articlesQuery },
  contact: { draws: contactQuery, found: foundOfContact, reports: ['message', 'find'] },
  quote: { draws: doQuery(QUOTE_STEPS), reports: ['request', 'ask', 'paid'] },
  invoice: { draws: doQuery(['paid']), reports: ['paid'] },
  unsubscribe: { draws: (query) => new URLSearchParams(query.has(DONE_QUERY) ? { [DONE_QUERY]: '' } : {}) },
  issues: { draws: pageQuery() },
  login: { draws: doQuery(LOGIN_WAYS), reports: ['login-link', 'forgotten', 'logout', 'close-account'] },
  account: {
    // These queries ask for data instead of the page.
    draws: doQuery([DOWNLOAD, OWN_DETAILS, NEW_PASSKEY, PASSKEY_LOGIN]),
    reports: [
      'confirm',
      'new-password',
      'my-name',
      'my-password',
      'add-passkey',
      'remove-passkey',
      'join-newsletter',
      'leave-newsletter',
    ],
  },
  signup: { reports: ['signup'] },
};

/** Reads from the query which form was sent. Ignores forms that are not on this page. */
function doneOn({ name, page }: PageMatch, query: URLSearchParams): PageFormName | undefined {
  const reports = [...(DRAWN[name]?.reports ?? []), ...(takesSubscribers(page) ? (['subscribe'] as const) : [])];
  return reports.find((form) => form === query.get(DONE_QUERY));
}

export function drawnQuery(match: PageMatch, query: URLSearchParams): URLSearchParams {
  const drawn = DRAWN[match.name]?.draws?.(query) ?? new URLSearchParams();
  const done = doneOn(match, query);
  if (done) drawn.set(DONE_QUERY, done);
  return drawn;
}

export const foundQuery = ({ name }: PageMatch, drawn: URLSearchParams, reads: PageReads): URLSearchParams =>
  DRAWN[name]?.found?.(drawn, reads) ?? drawn;
