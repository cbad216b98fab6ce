import { BUILT_IN_TITLES } from '../contract/built-in-titles';
import { isFinding, tabOf, withTab } from '../contract/contact-tab';
import { SLUG_PATTERN } from '../contract/limits';
import { DONE_QUERY, type PageFormName } from '../contract/page-forms';
import { stepOf } from '../contract/quote-page';
import { pageOf, placeOf, SERVICES_PATH, searchOf } from '../contract/read-paths';
import { listRead, type PageReads, valueIn } from '../contract/rendering';
import { ANY_ID, ARTICLE_IDS, ARTICLE_TOPICS } from '../contract/routes';
import type { PageMatch, SitePage, SitePageName } from '../contract/site-pages';

/** Effect of a query on its page's document. */
interface DrawnQuery {
  /** Returns the part of the query that changes the document, in canonical form. Default: none. */
  draws?(query: URLSearchParams): URLSearchParams;
  /** Returns the query without missing records, after the page was read. Such URLs share a document. */
  found?(drawn: URLSearchParams, reads: PageReads): URLSearchParams;
  /** Forms, besides the newsletter's, whose success the page reports: see `doneOn`. */
  reports?: readonly PageFormName[];
}

/** The open tab and the selected service. The script adds the followed request. */
function contactQuery(query: URLSearchParams): URLSearchParams {
  const drawn = new URLSearchParams();
  const tab = tabOf(query);
  if (query.get('request')) drawn.set('request', ANY_ID);
  else if (tab === 'quote' && isFinding(query)) drawn.set('do', 'find');
  else if (tab === 'quote' && SLUG_PATTERN.test(query.get('service') ?? ''))
    drawn.set('service', query.get('service') as string);
  return withTab(drawn, tab);
}

/** A service must be stored or a default. */
function foundOfContact(drawn: URLSearchParams, reads: PageReads): URLSearchParams {
  const name = drawn.get('service');
  const list = valueIn<{ items: { _id: string; slug: string }[] }>(reads, listRead(SERVICES_PATH));
  if (name === null || Object.hasOwn(BUILT_IN_TITLES, name) || !list) return drawn;
  return list.items.some(({ _id, slug }) => _id === name || slug === name)
    ? drawn
    : new URLSearchParams({ tab: 'quote' });
}

/** The open step of the answer. */
function quoteQuery(query: URLSearchParams): URLSearchParams {
  const step = stepOf(query);
  return new URLSearchParams(step ? { do: step } : {});
}

function articlesQuery(query: URLSearchParams): URLSearchParams {
  const drawn = new URLSearchParams();
  // The page itself limits a number beyond the last page.
  const page = Math.min(pageOf(query), ARTICLE_IDS.length);
  const topic = ARTICLE_TOPICS.find((known) => known === query.get('topic'));
  if (page > 1) drawn.set('page', String(page));
  if (topic) drawn.set('topic', topic);
  return drawn;
}

/** Page of a list; the first has no number. */
const pageQuery =
  (name = 'page') =>
  (query: URLSearchParams): URLSearchParams => {
    const page = pageOf(query, name);
    return new URLSearchParams(page > 1 ? { [name]: String(page) } : {});
  };

/** Other pages ignore the query. */
const DRAWN: { readonly [Name in SitePageName]?: DrawnQuery } = {
  blogs: { draws: (query) => searchOf(placeOf(query)) },
  blog: { draws: pageQuery('comments'), reports: ['comment'] },
  articles: { draws: articlesQuery },
  contact: { draws: contactQuery, found: foundOfContact, reports: ['message', 'find'] },
  quote: { draws: quoteQuery, reports: ['request', 'ask', 'paid'] },
  unsubscribe: { draws: (query) => new URLSearchParams(query.has(DONE_QUERY) ? { [DONE_QUERY]: '' } : {}) },
  issues: { draws: pageQuery() },
};

/** True if visitors can subscribe to the newsletter on the page and return to it. */
const takesSubscribers = ({ hasNewsletter = true, isPrivate, isSecret }: SitePage): boolean =>
  hasNewsletter && !isPrivate && !isSecret;

/** Returns the form of this page whose success the query reports. Other values are ignored. */
function doneOn({ name, page }: PageMatch, query: URLSearchParams): PageFormName | undefined {
  const reports = [...(DRAWN[name]?.reports ?? []), ...(takesSubscribers(page) ? (['subscribe'] as const) : [])];
  return reports.find((form) => form === query.get(DONE_QUERY));
}

/** Returns the part of the query that changes the document, in canonical form. */
export function drawnQuery(match: PageMatch, query: URLSearchParams): URLSearchParams {
  const drawn = DRAWN[match.name]?.draws?.(query) ?? new URLSearchParams();
  const done = doneOn(match, query);
  if (done) drawn.set(DONE_QUERY, done);
  return drawn;
}

/** Returns `drawn` without missing records, or `drawn` itself if none is missing. */
export const foundQuery = ({ name }: PageMatch, drawn: URLSearchParams, reads: PageReads): URLSearchParams =>
  DRAWN[name]?.found?.(drawn, reads) ?? drawn;
