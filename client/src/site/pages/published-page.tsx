import { SLUG_PATTERN, TRUNCATE } from '@contract/limits';
import type { PublishedPage } from '@contract/pages';
import { pagePath } from '@contract/read-paths';
import { formatDate } from '@/lib/format-date';
import type { HeadContext, PageHead, PageProps } from '@/lib/page-head';
import { truncate } from '@/lib/truncate';
import { FailedView } from '@/site/missing/failed-view';
import * as notFound from '@/site/not-found/not-found-page';
import { useRemote } from '@/stores/remote';
import { isMissing } from '@/stores/server-store';
import { LoadingPage } from '@/ui/skeleton';
import { partOfText, WrittenText } from '@/ui/written-text';
import styles from './published-page.module.css';

export function head(context: HeadContext): PageHead {
  const { slug } = context.params;
  const page = SLUG_PATTERN.test(slug) ? context.read<PublishedPage>(pagePath(slug)) : null;
  if (page === null || isMissing(page)) return notFound.head(context);
  if (page.status !== 'ready') return { description: 'A page of this site.' };
  const { title, content, excerpt = content } = page.value;
  return { title, description: truncate(excerpt, TRUNCATE.related) };
}

export const partOf = partOfText;

export function Page({ params: { slug } }: PageProps) {
  const isSlug = SLUG_PATTERN.test(slug);
  const page = useRemote<PublishedPage>(isSlug ? pagePath(slug) : null);
  if (!isSlug) return <notFound.Page />;
  if (page.status === 'loading') return <LoadingPage className={`page-foot ${styles.page}`} />;
  if (isMissing(page)) return <notFound.Page />;
  if (page.status === 'failed') return <FailedView title="We could not load this page" onRetry={page.retry} />;
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
