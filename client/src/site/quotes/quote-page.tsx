import type { TrackedRequest } from '@contract/project';
import { trackPath } from '@contract/read-paths';
import type { HeadContext, PageHead, PageProps } from '@/lib/page-head';
import { FailedView } from '@/site/missing/failed-view';
import { isMissing } from '@/stores/server-store';
import { LoadingPage } from '@/ui/skeleton';
import styles from './quote-page.module.css';
import { QuoteScreen } from './quote-screen';
import { UnknownRequest } from './unknown-request';
import { useQuoteRequest } from './use-quote-request';

const UNKNOWN: PageHead = { title: 'Request not found', description: 'We could not find this request.', status: 404 };

/** The title and description contain no price, because messengers show them to everyone in a chat. */
export function head({ params, read }: HeadContext): PageHead {
  const request = read<TrackedRequest>(trackPath(params.id));
  if (isMissing(request)) return UNKNOWN;
  const isQuoted = request.status === 'ready' && request.value.quote !== null;
  return {
    title: isQuoted ? 'Your quote' : 'Your request',
    description: 'Your request, its status and the next step.',
    isHidden: true,
  };
}

export function Page({ params: { id } }: PageProps) {
  const { request, isUnknown, ...following } = useQuoteRequest(id);
  if (isUnknown) {
    return (
      <div className={`page-width page-top ${styles.unknown}`}>
        <UnknownRequest heading="h1" />
      </div>
    );
  }
  if (request.status === 'loading') return <LoadingPage className={`gap-4 ${styles.waiting}`} />;
  if (request.status === 'failed') return <FailedView title="We could not load this page" onRetry={request.retry} />;
  return <QuoteScreen request={request.value} isStale={request.isStale} {...following} />;
}
