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
interface RenderedQuery {
  /** Returns the part of the query that changes the document. Default: the query changes nothing. */
  renders?(query: URLSearchParams): URLSearchParams;
  /** Removes missing records from the query after the reads, so that their URLs share one document. */
  found?(rendered: URLSearchParams, reads: PageReads): URLSearchParams;
  /** Forms whose success the page reports, in addition to the newsletter form. */
  reports?: readonly PageFormName[];
}

/**
 * Returns the open tab and the selected service. Replaces the id of a request by `ANY_ID`, so that the URLs of all
 * requests share one document. The script in the browser reads the id.
 */
function contactQuery(query: URLSearchParams): URLSearchParams {
  const rendered = new URLSearchParams();
  const tab = tabOf(query);
  if (query.get('request')) rendered.set('request', ANY_ID);
  else if (tab === 'quote' && isFinding(query)) rendered.set('do', 'find');
  else if (tab === 'quote' && SLUG_PATTERN.test(query.get('service') ?? ''))
    rendered.set('service', query.get('service') as string);
  return withTab(rendered, tab);
}

/** Removes the service from the query if the service does not exist. */
function foundOfContact(rendered: URLSearchParams, reads: PageReads): URLSearchParams {
  const name = rendered.get('service');
  const list = valueIn<{ items: { _id: string; slug: string }[] }>(reads, listRead(SERVICES_PATH));
  if (name === null || Object.hasOwn(BUILT_IN_TITLES, name) || !list) return rendered;
  return list.items.some(({ _id, slug }) => _id === name || slug === name)
    ? rendered
    : new URLSearchParams({ tab: 'quote' });
}

/** Draws the query parameter `do` if its value is one of these steps. */
const doQuery =
  (steps: readonly string[]) =>
  (query: URLSearchParams): URLSearchParams => {
    const requested = steps.find((step) => step === query.get('do'));
    return new URLSearchParams(requested ? { do: requested } : {});
  };

function articlesQuery(query: URLSearchParams): URLSearchParams {
  const rendered = new URLSearchParams();
  // Page numbers beyond the maximum get the same document, because the list shows its last page for all of them.
  const page = Math.min(pageOf(query), ARTICLE_IDS.length);
  const topic = ARTICLE_TOPICS.find((known) => known === query.get('topic'));
  if (page > 1) rendered.set('page', String(page));
  if (topic) rendered.set('topic', topic);
  return rendered;
}

const pageQuery =
  (name = 'page') =>
  (query: URLSearchParams): URLSearchParams => {
    const page = pageOf(query, name);
    return new URLSearchParams(page > 1 ? { [name]: String(page) } : {});
  };

/** Tells how each page uses the query. Pages that are not listed ignore it. */
const RENDERED: { readonly [Name in SitePageName]?: RenderedQuery } = {
  blogs: { renders: (query) => searchOf(placeOf(query)) },
  blog: { renders: pageQuery('comments'), reports: ['comment'] },
  articles: { renders: articlesQuery },
  contact: { renders: contactQuery, found: foundOfContact, reports: ['message', 'find'] },
  quote: { renders: doQuery(QUOTE_STEPS), reports: ['request', 'ask', 'paid'] },
  invoice: { renders: doQuery(['paid']), reports: ['paid'] },
  unsubscribe: { renders: (query) => new URLSearchParams(query.has(DONE_QUERY) ? { [DONE_QUERY]: '' } : {}) },
  issues: { renders: pageQuery() },
  login: { renders: doQuery(LOGIN_WAYS), reports: ['login-link', 'forgotten', 'logout', 'close-account'] },
  account: {
    // These queries ask for data instead of the page.
    renders: doQuery([DOWNLOAD, OWN_DETAILS, NEW_PASSKEY, PASSKEY_LOGIN]),
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
  const reports = [...(RENDERED[name]?.reports ?? []), ...(takesSubscribers(page) ? (['subscribe'] as const) : [])];
  return reports.find((form) => form === query.get(DONE_QUERY));
}

export function renderedQuery(match: PageMatch, query: URLSearchParams): URLSearchParams {
  const rendered = RENDERED[match.name]?.renders?.(query) ?? new URLSearchParams();
  const done = doneOn(match, query);
  if (done) rendered.set(DONE_QUERY, done);
  return rendered;
}

export const foundQuery = ({ name }: PageMatch, rendered: URLSearchParams, reads: PageReads): URLSearchParams =>
  RENDERED[name]?.found?.(rendered, reads) ?? rendered;
