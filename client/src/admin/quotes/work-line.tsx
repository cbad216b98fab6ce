import type { RequestFigures } from '@contract/work-list';
import { moneyWords } from '../shared/records/money-words';
import styles from './project-columns.module.css';

/** Below the heading: what waits too long, and what is open. */
export function WorkLine({ figures }: { figures: RequestFigures | undefined }) {
  const late = figures?.late ?? 0;
  const open = figures ? moneyWords(figures.sums.quoted) : '';
  if (late === 0 && !open) return 'Review requests, write quotes and send them';
  return (
    <>
      {late > 0 && (
        <span className={styles.late}>
          {late} {late === 1 ? 'waits' : 'wait'} longer than promised.
        </span>
      )}
      {open && `Open: ${open}`}
    </>
  );
}
