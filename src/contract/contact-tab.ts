import { DONE_QUERY } from './page-forms';

const CONTACT_TABS = ['contact', 'quote'] as const;
export type ContactTab = (typeof CONTACT_TABS)[number];

/** Where the links to all requests of an address are asked for, in the place of the quote tab's form. */
export const FIND_PATH = '/contact?do=find';

/** The tab that an address opens: the one it names, else the quote where it carries a request or a service, or looks for one. */
export function tabOf(search: URLSearchParams): ContactTab {
  const named = CONTACT_TABS.find((tab) => tab === search.get('tab'));
  if (named) return named;
  const isQuote = search.get('request') || search.get('service') || search.get('do') === 'request' || isFinding(search);
  return isQuote ? 'quote' : 'contact';
}

/** Whether an address looks for a request, or reports that its links were emailed, unless it follows one. */
export const isFinding = (search: URLSearchParams): boolean =>
  search.get('do') === 'find' || search.get(DONE_QUERY) === 'find';

/** The address of a tab: all else in it stays, and nothing is named that goes without saying. */
export function withTab(search: URLSearchParams, tab: ContactTab): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete('tab');
  next.delete(DONE_QUERY);
  if (tabOf(next) !== tab) next.set('tab', tab);
  return next;
}
