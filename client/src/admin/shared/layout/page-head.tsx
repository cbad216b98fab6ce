import { type ReactNode, useEffect } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './page-head.module.css';

export const PAGE_HEADING_ID = 'page-heading';

interface PageHeadProps {
  title: string;
  line?: ReactNode;
  /** Primary action of the screen, at the right; full width on phones. Omit it if the role may not do it. */
  action?: ReactNode;
}

/** Heading of a screen; also sets the document's title. */
export function PageTitle({ title, className }: { title: string; className?: string }) {
  useEffect(() => {
    document.title = `${title} | Admin`;
  }, [title]);

  return (
    <h1 id={PAGE_HEADING_ID} tabIndex={-1} className={classNames(styles.title, className)}>
      {title}
    </h1>
  );
}

/** Head of every screen in the back office. */
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

/** Focuses the heading after navigation. */
export function focusPageHead(): void {
  pageHead()?.focus();
}

export const pageHead = (): HTMLElement | null => document.getElementById(PAGE_HEADING_ID);

/** Focuses the heading after a dialog has closed if the previously focused element is gone. */
export function catchLostFocus(): void {
  // The closing dialog is gone in the next frame.
  requestAnimationFrame(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused.checkVisibility?.() === false) focusPageHead();
  });
}
