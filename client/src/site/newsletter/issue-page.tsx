import { TRUNCATE } from '@contract/limits';
import type { ArchivedText } from '@contract/newsletter-issues';
import { ARCHIVE_PATH, archivedPath, archivedRead } from '@contract/read-paths';
import { formatDate } from '@/lib/format-date';
import type { HeadContext, PageHead, PageProps } from '@/lib/page-head';
import { truncate } from '@/lib/truncate';
import { FailedView } from '@/site/missing/failed-view';
import { MissingView } from '@/site/missing/missing-view';
import styles from '@/site/pages/published-page.module.css';
import { useRemote } from '@/stores/remote';
import { isMissing } from '@/stores/server-store';
import { MoreLink } from '@/ui/more-link';
import { LoadingPage } from '@/ui/skeleton';
import { partOfText, WrittenText } from '@/ui/written-text';

const MISSING = 'Newsletter not found';

export function head({ params, read }: HeadContext): PageHead {
  const issue = read<ArchivedText>(archivedRead(params.id));
  if (isMissing(issue)) return { title: MISSING, description: MISSING, status: 404 };
  if (issue.status !== 'ready') return { description: MISSING };
  const { _id, subject, excerpt } = issue.value;
  return {
    title: subject,
    description: truncate(excerpt || subject, TRUNCATE.related),
    canonicalPath: archivedPath(_id),
  };
}

export const partOf = partOfText;

export function Page({ params: { id } }: PageProps) {
  const issue = useRemote<ArchivedText>(archivedRead(id));
  if (issue.status === 'loading')
    return <LoadingPage text="Loading the newsletter..." className={`page-foot ${styles.page}`} />;
  if (issue.status === 'failed') {
    if (issue.error.status !== 404)
      return <FailedView title="We could not load this newsletter" onRetry={issue.retry} />;
    return (
      <MissingView
        title={MISSING}
        text="The newsletter you're looking for doesn't exist or may have been removed."
        back={{ label: 'All newsletters', to: ARCHIVE_PATH }}
      />
    );
  }
  const { subject, sentAt, blocks } = issue.value;
  return (
    <article className={`page-width page-top page-foot stack ${styles.page}`}>
      <h1 tabIndex={-1} dir="auto">
        {subject}
      </h1>
      <WrittenText content="" blocks={blocks} hasLead />
      <p className={`small muted measured ruled ${styles.updated}`}>
        Sent on <time dateTime={sentAt}>{formatDate(sentAt)}</time>
      </p>
      <p>
        <MoreLink to={ARCHIVE_PATH} direction="left">
          All newsletters
        </MoreLink>
      </p>
    </article>
  );
}
