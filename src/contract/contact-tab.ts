import { DONE_QUERY } from './page-forms';

const CONTACT_TABS = ['contact', 'quote'] as const;
export type ContactTab = (typeof CONTACT_TABS)[number];

/** Form that requests the links to all requests of an email address, in place of the quote tab's form. */
export const FIND_PATH = '/contact?do=find';

/** Returns the tab of a URL: the named one, else the quote tab if it has a request, service or search for requests. */
export function tabOf(search: URLSearchParams): ContactTab {
  const named = CONTACT_TABS.find((tab) => tab === search.get('tab'));
  if (named) return named;
  const isQuote = search.get('request') || search.get('service') || search.get('do') === 'request' || isFinding(search);
  return isQuote ? 'quote' : 'contact';
}

/** True if the URL opens the search for requests, or confirms that links were emailed. */
export const isFinding = (search: URLSearchParams): boolean =>
  search.get('do') === 'find' || search.get(DONE_QUERY) === 'find';

/** Returns the URL's query with the tab; the default tab is left out. */
export function withTab(search: URLSearchParams, tab: ContactTab): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete('tab');
  next.delete(DONE_QUERY);
  if (tabOf(next) !== tab) next.set('tab', tab);
  return next;
}
