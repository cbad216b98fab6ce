/** Paths of lists with a page for each record, by the URL parameter that names the record. */
export const PAGES_OF = { request: '/admin/quotes', message: '/admin/contacts' } as const;
export type PageOf = keyof typeof PAGES_OF;

/** History state of a page that was opened by Previous or Next. */
export const LEAFING = { isLeafing: true };
export const isLeafing = (state: unknown): boolean => (state as typeof LEAFING | null)?.isLeafing === true;

/** Returns the URL of a record's page or of its list, with the list's filter. */
export function addressIn(of: PageOf, id: string | null, search: URLSearchParams) {
  const next = new URLSearchParams(search);
  next.delete('view');
  if (id) next.set(of, id);
  else next.delete(of);
  return { pathname: PAGES_OF[of], search: `?${next}` };
}
