import { type ReactNode, useEffect } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './page-head.module.css';

export const PAGE_HEADING_ID = 'page-heading';

interface PageHeadProps {
  title: string;
  line?: ReactNode;
  action?: ReactNode;
}

export function PageTitle({ title, className }: { title: string; className?: string }) {
  useEffect(() => {
    document.title = `${title} | Admin`;
  }, [title]);

  return (
    <h1 id={PAGE_HEADING_ID} tabIndex={-1} className={classNames('screen-title', className)}>
      {title}
    </h1>
  );
}

export function PageHead({ title, line, action }: PageHeadProps) {
  return (
    <div className={`row spread gap-4 below-5 ${styles.head}`}>
      <div>
        <PageTitle title={title} />
        {line && <p className="muted">{line}</p>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

export function focusPageHead(): void {
  pageHead()?.focus();
}

export const pageHead = (): HTMLElement | null => document.getElementById(PAGE_HEADING_ID);
