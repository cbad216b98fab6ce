import { Button } from 'antd';
import { useEffect } from 'react';
import styles from './pager.module.css';

interface PagerProps {
  page: number;
  total: number;
  pageSize: number;
  onPage: (page: number) => void;
}

/** Shows "Page X of Y" with Previous and Next. If the page is after the last one, opens the last one. */
export function Pager({ page, total, pageSize, onPage }: PagerProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  useEffect(() => {
    if (page > pages) onPage(pages);
  }, [page, pages, onPage]);

  if (pages === 1) return null;
  return (
    <nav aria-label="Pages of the list" className={`row gap-4 above-4 end ${styles.pager}`}>
      <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <span aria-live="polite" className="tabular">
        Page {page} of {pages}
      </span>
      <Button disabled={page >= pages} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
