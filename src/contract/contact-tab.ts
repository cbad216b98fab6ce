const CONTACT_TABS = ['contact', 'quote'] as const;
export type ContactTab = (typeof CONTACT_TABS)[number];

/** The tab that an address opens: the one it names, else the quote where it carries a request or a service. */
export function tabOf(search: URLSearchParams): ContactTab {
  const named = CONTACT_TABS.find((tab) => tab === search.get('tab'));
  if (named) return named;
  return search.get('request') || search.get('service') ? 'quote' : 'contact';
}

/** The address of a tab: all else in it stays, and nothing is named that goes without saying. */
export function withTab(search: URLSearchParams, tab: ContactTab): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete('tab');
  if (tabOf(next) !== tab) next.set('tab', tab);
  return next;
}
