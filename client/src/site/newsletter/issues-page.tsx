import type { ArchivedIssue } from '@contract/newsletter-issues';
import { ARCHIVE_PATH, archivedPath, archiveRead, ISSUES_PER_PAGE, pageOf } from '@contract/read-paths';
import { listRead } from '@contract/rendering';
import { useSearchParams } from 'react-router-dom';
import type { List } from '@/api/http';
import { formatDate } from '@/lib/format-date';
import type { HeadContext, PageHead } from '@/lib/page-head';
import { useSettings } from '@/stores/settings-store';
import { isBeyond, isEmpty, useVisitorList } from '@/stores/visitor-list';
import { Link } from '@/ui/link';
import { Pagination } from '@/ui/pagination';
import { PostMeta } from '@/ui/post-meta';
import { RetryNote } from '@/ui/retry-note';
import { Skeleton } from '@/ui/skeleton';
import styles from './issues-page.module.css';

const hrefOf = (page: number): string => (page > 1 ? `${ARCHIVE_PATH}?page=${page}` : ARCHIVE_PATH);

export function head({ search, title, read }: HeadContext): PageHead {
  const page = pageOf(search);
  const list = read<List<ArchivedIssue>>(listRead(archiveRead(page)));
  return {
    title: page > 1 ? `${title}: page ${page}` : undefined,
    canonicalPath: hrefOf(page),
    status: isBeyond(list, page) ? 404 : undefined,
    isHidden: isEmpty(list),
  };
}

export function Page() {
  const page = pageOf(useSearchParams()[0]);
  const { siteName } = useSettings();
  const list = useVisitorList<ArchivedIssue>(archiveRead(page));
  return (
    <div className="page-width page-top page-foot stack gap-6">
      <h1 tabIndex={-1}>Past newsletters</h1>
      <p className="lead">Newsletters from {siteName}, newest first.</p>
      {list.isLoading && (
        <div className={`ruled-strong ${styles.issue}`}>
          <Skeleton shape="half-line" />
          <Skeleton shape="title" />
        </div>
      )}
      {!list.isLoading && list.items.length === 0 && (
        <>
          <p>{page > 1 ? 'No newsletters on this page.' : 'No newsletters yet.'}</p>
          {list.retry ? (
            <RetryNote text="We could not load the newsletters." onRetry={list.retry} />
          ) : (
            page > 1 && <Link to={ARCHIVE_PATH}>View the newest newsletters</Link>
          )}
        </>
      )}
      {list.items.length > 0 && (
        <ul className={styles.issues}>
          {list.items.map(({ _id, subject, sentAt }) => (
            <li key={_id} className={`card ruled-strong ${styles.issue}`}>
              <PostMeta>
                <time dateTime={sentAt}>{formatDate(sentAt)}</time>
              </PostMeta>
              <h2 className="above-2 size-base" dir="auto">
                <Link to={archivedPath(_id)} className="title-link covers-card">
                  {subject}
                </Link>
              </h2>
            </li>
          ))}
        </ul>
      )}
      <Pagination page={page} pages={Math.ceil(list.total / ISSUES_PER_PAGE)} hrefOf={hrefOf} />
    </div>
  );
}
