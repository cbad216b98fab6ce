import { type ReactNode, useId } from 'react';
import { viewsWords } from './view-words';
import styles from './views.module.css';

interface RankedListProps {
  title: string;
  emptyText: string;
  rows: readonly { key: string; name: ReactNode; views: number }[];
}

/** Names with their views, each with a bar against the first of them. */
export function RankedList({ title, emptyText, rows }: RankedListProps) {
  const heading = useId();
  const most = Math.max(1, ...rows.map(({ views }) => views));
  return (
    <section aria-labelledby={heading} className={styles.ranked}>
      <h3 id={heading}>{title}</h3>
      {rows.length === 0 && <p className={styles.soft}>{emptyText}</p>}
      <ol className="stack gap-3">
        {rows.map(({ key, name, views }) => (
          <li key={key}>
            <span dir="auto">{name}</span>
            <span className="muted tabular">{viewsWords(views)}</span>
            <span aria-hidden="true" className={styles.bar}>
              <span style={{ width: `${(views / most) * 100}%` }} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
