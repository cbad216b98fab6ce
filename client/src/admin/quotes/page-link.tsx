import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';

/** Leads to the page of a request; the list's filter comes along, and is back with the list. */
export function PageLink({ id, children }: { id: string; children: ReactNode }) {
  const [search] = useSearchParams();
  const next = new URLSearchParams(search);
  next.delete('view');
  next.set('request', id);
  return <Link to={{ pathname: '/admin/quotes', search: `?${next}` }}>{children}</Link>;
}
