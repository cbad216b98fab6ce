import { BUILT_IN_TITLES } from '../contract/built-in-titles';
import { isFinding, tabOf, withTab } from '../contract/contact-tab';
import { SLUG_PATTERN } from '../contract/limits';
import { DONE_QUERY, type PageFormName } from '../contract/page-forms';
import { stepOf } from '../contract/quote-page';
import { pageOf, placeOf, SERVICES_PATH, searchOf } from '../contract/read-paths';
import { listRead, type PageReadsService, valueIn } from '../contract/rendering';
import { ANY_ID, ARTICLE_IDS, ARTICLE_TOPICS } from '../contract/routes';
import type { PageMatch, SitePage, SitePageName } from '../contract/site-pages';

/** How the query of an address changes the document of its page. */
interface DrawnQuery {
  /** The part of the query that the document shows, in one spelling. Left out: all queries have one document. */
  draws?(query: URLSearchParams): URLSearchParams;
  /** The query without names of what is not there, once the page is read: such addresses share a document. */
  found?(drawn: URLSearchParams, reads: PageReadsService): URLSearchParams;
  /** Forms whose success the page reports, besides the newsletter's: see `doneOn`. */
  reports?: readonly PageFormName[];
}

/** The open tab and the chosen service. The script adds the request that is followed. */
function contactQuery(query: URLSearchParams): URLSearchParams {
  const drawn = new URLSearchParams();
  const tab = tabOf(query);
  if (query.get('request')) drawn.set('request', ANY_ID);
  else if (tab === 'quote' && isFinding(query)) drawn.set('do', 'find');
  else if (tab === 'quote' && SLUG_PATTERN.test(query.get('service') ?? ''))
    drawn.set('service', query.get('service') as string);
  return withTab(drawn, tab);
}

/** A service is one that is stored or built in. */
function foundOfContact(drawn: URLSearchParams, reads: PageReadsService): URLSearchParams {
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
  // A number beyond the last page is brought into range by the page itself.
  const page = Math.min(pageOf(query), ARTICLE_IDS.length);
  const topic = ARTICLE_TOPICS.find((known) => known === query.get('topic'));
  if (page > 1) drawn.set('page', String(page));
  if (topic) drawn.set('topic', topic);
  return drawn;
}

/** A page of a list, without the number of the first. */
const pageQuery =
  (name = 'page') =>
  (query: URLSearchParams): URLSearchParams => {
    const page = pageOf(query, name);
    return new URLSearchParams(page > 1 ? { [name]: String(page) } : {});
  };

/** Pages that are not named show nothing of the query. */
const DRAWN: { readonly [Name in SitePageName]?: DrawnQuery } = {
  blogs: { draws: (query) => searchOf(placeOf(query)) },
  blog: { draws: pageQuery('comments'), reports: ['comment'] },
  articles: { draws: articlesQuery },
  contact: { draws: contactQuery, found: foundOfContact, reports: ['message', 'find'] },
  quote: { draws: quoteQuery, reports: ['request', 'ask', 'paid'] },
  unsubscribe: { draws: (query) => new URLSearchParams(query.has(DONE_QUERY) ? { [DONE_QUERY]: '' } : {}) },
  issues: { draws: pageQuery() },
};

/** Whether visitors can subscribe to the newsletter on the page, and are led back to it. */
const takesSubscribers = ({ hasNewsletter = true, isPrivate, isSecret }: SitePage): boolean =>
  hasNewsletter && !isPrivate && !isSecret;

/** The form whose success the address reports: one that the page has. Any other value draws the page itself. */
function doneOn({ name, page }: PageMatch, query: URLSearchParams): PageFormName | undefined {
  const reports = [...(DRAWN[name]?.reports ?? []), ...(takesSubscribers(page) ? (['subscribe'] as const) : [])];
  return reports.find((form) => form === query.get(DONE_QUERY));
}

/** The part of the query that the document of a page shows, in one spelling. */
export function drawnQuery(match: PageMatch, query: URLSearchParams): URLSearchParams {
  const drawn = DRAWN[match.name]?.draws?.(query) ?? new URLSearchParams();
  const done = doneOn(match, query);
  if (done) drawn.set(DONE_QUERY, done);
  return drawn;
}

/** `drawn` without names of missing records; `drawn` itself when none is missing. */
export const foundQuery = ({ name }: PageMatch, drawn: URLSearchParams, reads: PageReadsService): URLSearchParams =>
  DRAWN[name]?.found?.(drawn, reads) ?? drawn;
