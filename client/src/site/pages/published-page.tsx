import { SLUG_PATTERN, TRUNCATE } from '@contract/limits';
import type { PublishedPage } from '@contract/pages';
import { pagePath } from '@contract/read-paths';
import { formatDate } from '@/lib/format-date';
import type { HeadContext, PageHead, PageProps } from '@/lib/page-head';
import { truncate } from '@/lib/truncate';
import { FailedView } from '@/site/missing/failed-view';
import * as notFound from '@/site/not-found/not-found-page';
import { useRemote } from '@/stores/remote';
import { Skeleton } from '@/ui/skeleton';
import { partOfText, WrittenText } from '@/ui/written-text';
import styles from './published-page.module.css';

export function head(context: HeadContext): PageHead {
  const { slug } = context.params;
  const page = SLUG_PATTERN.test(slug) ? context.read<PublishedPage>(pagePath(slug)) : null;
  if (page === null || (page.status === 'failed' && page.error.status === 404)) return notFound.head(context);
  if (page.status !== 'ready') return { description: 'A page of this site.' };
  const { title, content, excerpt = content } = page.value;
  return { title, description: truncate(excerpt, TRUNCATE.related) };
}

export const partOf = partOfText;

export function Page({ params: { slug } }: PageProps) {
  const isSlug = SLUG_PATTERN.test(slug);
  const page = useRemote<PublishedPage>(isSlug ? pagePath(slug) : null);
  if (!isSlug) return <notFound.Page />;
  if (page.status === 'loading') {
    return (
      <div className={`page-width page-top page-foot stack ${styles.page}`}>
        <p role="status">Loading...</p>
        <Skeleton shape="title" />
        <Skeleton shape="line" />
      </div>
    );
  }
  if (page.status === 'failed') {
    if (page.error.status === 404) return <notFound.Page />;
    return <FailedView title="We could not load this page" onRetry={page.retry} />;
  }
  const { title, content, blocks, updatedAt } = page.value;
  return (
    <article className={`page-width page-top page-foot stack ${styles.page}`}>
      <h1 tabIndex={-1} dir="auto">
        {title}
      </h1>
      <WrittenText content={content} blocks={blocks} hasLead />
      <p className={`small muted measured ruled ${styles.updated}`}>
        Last updated: <time dateTime={updatedAt}>{formatDate(updatedAt)}</time>
      </p>
    </article>
  );
}
