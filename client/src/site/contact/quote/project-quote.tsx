import { FIND_PATH } from '@contract/contact-tab';
import { Skeleton } from '@/ui/skeleton';
import styles from './project-quote.module.css';
import type { RequestPanelProps } from './request-panel';
import type { Tracking } from './use-tracked-request';

interface ProjectQuoteProps extends Omit<RequestPanelProps, 'request'> {
  tracking: Tracking;
}

export function ProjectQuote({ tracking, ...props }: ProjectQuoteProps) {
  if (tracking.status === 'loading') return <LoadingQuote />;
  if (tracking.status === 'failed') {
    return (
      <div className={`row spread gap-3 gap-x-6 on-danger edge-danger ${styles.failed}`} role="alert">
        <p>We could not load the quote. We'll try again every 30 seconds.</p>
        <button type="button" className="text-button semibold" onClick={() => void props.ask()}>
          Retry
        </button>
      </div>
    );
  }
  const { tracked, Panel } = tracking.value;
  return (
    <>
      <Panel {...props} request={tracked} />
      {tracking.isStale && <p className="above-4 muted small">You're offline. This page may be out of date.</p>}
    </>
  );
}

function LoadingQuote() {
  return (
    <div className={`stack gap-4 lined ${styles.loading}`}>
      <p role="status">Loading your quote...</p>
      <noscript>
        <p>
          This page needs JavaScript. The link in our email also works without JavaScript.{' '}
          <a href={FIND_PATH}>Find your request</a>
        </p>
      </noscript>
      <Skeleton shape="line" />
      <Skeleton shape="half-line" />
      <Skeleton shape="title" />
    </div>
  );
}
