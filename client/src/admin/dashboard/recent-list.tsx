import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { When } from '../shared/records/when';
import styles from './recent-list.module.css';

interface RecentRow {
  key: string;
  to: string;
  title: string;
  tag: ReactNode;
  line: string;
  createdAt: string;
}

interface RecentListProps {
  title: string;
  all: { to: string; text: string };
  emptyText: string;
  rows: RecentRow[];
}

export function RecentList({ title, all, emptyText, rows }: RecentListProps) {
  const heading = useId();
  return (
    <section className="clips panel" aria-labelledby={heading}>
      <header className={`line spread gap-3 pad-2-4 underlined ${styles.head}`}>
        <h2 id={heading}>{title}</h2>
        <Link to={all.to} className="touch">
          {all.text}
        </Link>
      </header>
      {rows.length === 0 ? (
        <p className={`muted ${styles.empty}`}>{emptyText}</p>
      ) : (
        <ul className={styles.rows}>
          {rows.map((row) => (
            <li key={row.key}>
              <Link to={row.to}>
                <span className="row gap-x-2 breaks">
                  <b className="semibold" dir="auto">
                    {row.title}
                  </b>
                  {row.tag}
                </span>
                <span className={styles.line} dir="auto">
                  {row.line}
                </span>
                <When at={row.createdAt} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
