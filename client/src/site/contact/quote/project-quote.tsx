import { FIND_PATH } from '@contract/contact-tab';
import type { TrackedRequest } from '@contract/project';
import type { Remote } from '@/stores/server-store';
import { Skeleton } from '@/ui/skeleton';
import styles from './project-quote.module.css';
import { RequestPanel, type RequestPanelProps } from './request-panel';

interface ProjectQuoteProps extends Omit<RequestPanelProps, 'request'> {
  remote: Remote<TrackedRequest>;
}

export function ProjectQuote({ remote, ...props }: ProjectQuoteProps) {
  if (remote.status === 'loading') return <LoadingQuote />;
  if (remote.status === 'failed') {
    return (
      <div className={`row spread gap-3 gap-x-6 on-danger edge-danger ${styles.failed}`} role="alert">
        <p>We could not load the quote. We'll try again every 30 seconds.</p>
        <button type="button" className="text-button semibold" onClick={() => void props.ask()}>
          Retry
        </button>
      </div>
    );
  }
  return (
    <>
      <RequestPanel {...props} request={remote.value} />
      {remote.isStale && <p className="above-4 muted small">You're offline. This page may be out of date.</p>}
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
