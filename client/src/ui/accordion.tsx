import type { ReactNode } from 'react';
import styles from './accordion.module.css';

/** A line that opens to more, without script. */
export function Accordion({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className={styles.accordion}>
      <summary>
        {summary}
        <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
          <path d="M3 10h14" stroke="currentColor" strokeWidth="2" />
          <path className={styles.upright} d="M10 3v14" stroke="currentColor" strokeWidth="2" />
        </svg>
      </summary>
      <div className={styles.more}>{children}</div>
    </details>
  );
}
