import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';

interface PageLinkProps {
  id: string;
  className?: string;
  children: ReactNode;
}

/** Leads to the page of a request; the list's filter comes along, and is back with the list. */
export function PageLink({ id, className, children }: PageLinkProps) {
  const [search] = useSearchParams();
  const next = new URLSearchParams(search);
  next.delete('view');
  next.set('request', id);
  return (
    <Link to={{ pathname: '/admin/quotes', search: `?${next}` }} className={className}>
      {children}
    </Link>
  );
}
