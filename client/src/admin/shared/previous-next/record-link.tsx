import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { addressIn, type PageOf } from './record-address';

interface PageLinkProps {
  of: PageOf;
  id: string;
  className?: string;
  children: ReactNode;
}

export function RecordLink({ of, id, className, children }: PageLinkProps) {
  const [search] = useSearchParams();
  return (
    <Link to={addressIn(of, id, search)} className={className}>
      {children}
    </Link>
  );
}
