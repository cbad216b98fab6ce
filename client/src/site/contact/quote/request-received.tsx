import { PROJECT_SCOPE_LABELS, type TrackedRequest } from '@contract/project';
import { progressOf } from './quote-progress';
import styles from './request-received.module.css';

const NEXT = [
  'Our team analyses your request within 1-2 business days.',
  'The quote appears on this page, and we e-mail you its link.',
  'You accept it, and we set the first meeting.',
];

/** The panel until there is a quote. */
export function RequestReceived({ tracked }: { tracked: TrackedRequest }) {
  const isClosed = progressOf(tracked) === 'closed';
  return (
    <div className={styles.received}>
      <h3>{isClosed ? 'Request Closed' : 'Request Received'}</h3>
      {isClosed ? (
        <p>We cannot quote for this project. If you would like to talk about it, please call or write to us.</p>
      ) : (
        <>
          <h4>What happens next</h4>
          <ol className={styles.next}>
            {NEXT.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </>
      )}
      <h4>Request details</h4>
      <dl className={styles.details}>
        <div>
          <dt>Request ID</dt>
          <dd className={styles.id}>{tracked.requestId}</dd>
        </div>
        <div>
          <dt>Service</dt>
          <dd>{tracked.service || 'N/A'}</dd>
        </div>
        <div>
          <dt>Scope</dt>
          <dd>{PROJECT_SCOPE_LABELS[tracked.projectScope] ?? 'N/A'}</dd>
        </div>
      </dl>
    </div>
  );
}
