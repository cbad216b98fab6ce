import { Link } from './link';
import styles from './pagination.module.css';

/** Number of pages to show before and after the current page. */
const AROUND = 1;

type PageEntry = number | 'gap before' | 'gap after';

/** Returns the first page, the last page and the pages around `page`. Gaps stand for the pages between. */
export function pagesShown(page: number, pages: number): PageEntry[] {
  const from = Math.max(2, page - AROUND);
  const to = Math.min(pages - 1, page + AROUND);
  const shown: PageEntry[] = [1];
  if (from > 2) shown.push('gap before');
  for (let number = from; number <= to; number += 1) shown.push(number);
  if (to < pages - 1) shown.push('gap after');
  if (pages > 1) shown.push(pages);
  return shown;
}

interface Props {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
}

export function Pagination({ page, pages, hrefOf }: Props) {
  if (pages < 2) return null;
  return (
    <nav className={`row gap-1 ${styles.pages}`} aria-label="Pages">
      <Step label="Previous" to={page > 1 ? hrefOf(page - 1) : null} />
      <ol className="row gap-1">
        {pagesShown(page, pages).map((entry) => (
          <li key={entry} aria-hidden={typeof entry === 'number' ? undefined : true}>
            {typeof entry === 'number' ? (
              <Link
                to={hrefOf(entry)}
                aria-label={`Page ${entry}`}
                aria-current={entry === page ? 'page' : undefined}
                className={styles.page}
              >
                {entry}
              </Link>
            ) : (
              <span className={styles.gap}>…</span>
            )}
          </li>
        ))}
      </ol>
      <Step label="Next" to={page < pages ? hrefOf(page + 1) : null} />
    </nav>
  );
}

function Step({ label, to }: { label: string; to: string | null }) {
  if (to === null) return <span className={styles.off}>{label}</span>;
  return (
    <Link to={to} className={styles.page}>
      {label}
    </Link>
  );
}
