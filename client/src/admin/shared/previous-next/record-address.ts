/** Lists whose records have a page of their own, by the parameter of the address that names the record. */
export const PAGES_OF = { request: '/admin/quotes', message: '/admin/contacts' } as const;
export type PageOf = keyof typeof PAGES_OF;

/** State of the history for a page that was come to from the one before or after it: its reader leafs through them. */
export const LEAFING = { isLeafing: true };
export const isLeafing = (state: unknown): boolean => (state as typeof LEAFING | null)?.isLeafing === true;

/** Address of the page of a record, or of its list: the list's filter comes along, and is back with the list. */
export function addressIn(of: PageOf, id: string | null, search: URLSearchParams) {
  const next = new URLSearchParams(search);
  next.delete('view');
  if (id) next.set(of, id);
  else next.delete(of);
  return { pathname: PAGES_OF[of], search: `?${next}` };
}
