/** Paths of lists whose records have a page of their own. The key is the URL parameter with the id of the record. */
export const PAGES_OF = { request: '/admin/quotes', message: '/admin/contacts' } as const;
export type PageOf = keyof typeof PAGES_OF;

export const LEAFING = { isLeafing: true };
export const isLeafing = (state: unknown): boolean => (state as typeof LEAFING | null)?.isLeafing === true;

/** Returns the URL of a record's page, or of its list if `id` is `null`. Keeps the list's filter. */
export function addressIn(of: PageOf, id: string | null, search: URLSearchParams) {
  const next = new URLSearchParams(search);
  next.delete('view');
  if (id) next.set(of, id);
  else next.delete(of);
  return { pathname: PAGES_OF[of], search: `?${next}` };
}
