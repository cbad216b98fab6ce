import type { Sender } from './own-requests';
import styles from './project-quote.module.css';
import type { Tracking } from './use-tracked-request';

interface ProjectQuoteProps {
  requestId: string;
  tracking: Exclude<Tracking, { status: 'unknown' }>;
  sender: Sender | null;
  /** Asks the server again. */
  ask: () => Promise<void>;
}

/** The panel on the right: loading, received, or the quotation. */
export function ProjectQuote({ requestId, tracking, sender, ask }: ProjectQuoteProps) {
  if (tracking.status === 'loading') return <LoadingQuote />;
  if (tracking.status === 'failed') {
    return (
      <div className={styles.failed} role="alert">
        <p>The quote could not be loaded. We try again every 30 seconds.</p>
        <button type="button" onClick={() => void ask()}>
          Retry
        </button>
      </div>
    );
  }
  const { tracked, Panel, isStale } = tracking;
  return (
    <>
      <Panel requestId={requestId} tracked={tracked} sender={sender} ask={ask} />
      {isStale && <p className={styles.stale}>No connection at the moment: this is how it stood when we last asked.</p>}
    </>
  );
}

function LoadingQuote() {
  return (
    <div className={styles.loading}>
      <p role="status">Loading your quote...</p>
      <span />
      <span />
      <span />
    </div>
  );
}
