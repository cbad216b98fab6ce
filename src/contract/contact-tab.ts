import { DONE_QUERY } from './page-forms';

const CONTACT_TABS = ['contact', 'quote'] as const;
export type ContactTab = (typeof CONTACT_TABS)[number];

/** URL of the form in which clients enter their email address to get links to all their requests. */
export const FIND_PATH = '/contact?do=find';

/** Returns the tab that a URL opens: the quote tab if the query concerns a request or a service. */
export function tabOf(search: URLSearchParams): ContactTab {
  const named = CONTACT_TABS.find((tab) => tab === search.get('tab'));
  if (named) return named;
  const isQuote = search.get('request') || search.get('service') || search.get('do') === 'request' || isFinding(search);
  return isQuote ? 'quote' : 'contact';
}

export const isFinding = (search: URLSearchParams): boolean =>
  search.get('do') === 'find' || search.get(DONE_QUERY) === 'find';

export function withTab(search: URLSearchParams, tab: ContactTab): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete('tab');
  next.delete(DONE_QUERY);
  if (tabOf(next) !== tab) next.set('tab', tab);
  return next;
}
