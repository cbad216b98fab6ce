import { type ReactNode, useEffect } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './page-head.module.css';

export const PAGE_HEADING_ID = 'page-heading';

interface PageHeadProps {
  title: string;
  line?: ReactNode;
  /** The screen's one primary action, at the right; full width on phones. Leave it out where the role may not do it. */
  action?: ReactNode;
}

/** The heading of a screen, which names its document too. */
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

/** The same head on every screen of the back office. */
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

/** Where focus goes after moving to another screen. */
export function focusPageHead(): void {
  pageHead()?.focus();
}

export const pageHead = (): HTMLElement | null => document.getElementById(PAGE_HEADING_ID);

/** The same after a dialog has closed, when what had the focus before is gone: with its row, or with a dialog below. */
export function catchLostFocus(): void {
  // What closes is still drawn now; in the next frame it is not.
  requestAnimationFrame(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused.checkVisibility?.() === false) focusPageHead();
  });
}
