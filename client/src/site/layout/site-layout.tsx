import type { ReactNode } from 'react';

interface Props {
  hasNewsletter: boolean;
  children: ReactNode;
}

export function SiteLayout({ children }: Props) {
  return <main id="main">{children}</main>;
}
