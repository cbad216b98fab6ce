import { type ReactNode, useEffect } from 'react';
import styles from './page-head.module.css';

const HEADING_ID = 'page-heading';

interface PageHeadProps {
  title: string;
  /** One line below the title. */
  line?: ReactNode;
  /** The screen's one primary action, at the right; full width on phones. Leave it out where the role may not do it. */
  action?: ReactNode;
}

/** The same head on every screen of the back office. Sets the document's title. */
export function PageHead({ title, line, action }: PageHeadProps) {
  useEffect(() => {
    document.title = `${title} | Admin`;
  }, [title]);

  return (
    <div className={styles.head}>
      <div>
        <h1 id={HEADING_ID} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {line && <p className={styles.line}>{line}</p>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

/** Where focus goes after moving to another screen. */
export function focusPageHead(): void {
  document.getElementById(HEADING_ID)?.focus();
}

/** The same after a dialog has closed, when what had the focus before is gone: with its row, or with a dialog below. */
export function catchLostFocus(): void {
  // What closes is still drawn now; in the next frame it is not.
  requestAnimationFrame(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused.checkVisibility?.() === false) focusPageHead();
  });
}
