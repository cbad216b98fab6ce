import { withDays } from '@contract/answer-time';
import type { TrackedRequest } from '@contract/project';
import { useSettings } from '@/stores/settings-store';
import { useFixedSection, useSection } from '@/stores/website-store';
import styles from './request-received.module.css';
import { progressOf } from './state/quote-progress';

export function RequestReceived({ tracked }: { tracked: TrackedRequest }) {
  const next = useSection('process')?.next ?? [];
  const settings = useSettings();
  const { scopes, facts, answered } = useFixedSection('requestForm');
  const isClosed = progressOf(tracked) === 'closed';
  return (
    <div className={styles.received}>
      <h3 tabIndex={-1} data-arrival>
        {isClosed ? 'Request Closed' : 'Request Received'}
      </h3>
      {isClosed && <p className="above-3">{answered.closed}</p>}
      {!isClosed && next.length > 0 && (
        <>
          <h4>What happens next</h4>
          <ol className={`stack gap-3 above-3 ${styles.next}`}>
            {next.map((line) => (
              <li key={line} className="beside gap-3">
                {withDays(line, settings)}
              </li>
            ))}
          </ol>
        </>
      )}
      <h4>Request details</h4>
      <dl className={`above-2 ${styles.details}`}>
        <div className="stack snug ruled">
          <dt className="small muted">Request ID</dt>
          <dd className={styles.id}>{tracked.requestId}</dd>
        </div>
        <div className="stack snug ruled">
          <dt className="small muted">Service</dt>
          <dd className="medium">{tracked.service || 'N/A'}</dd>
        </div>
        <div className="stack snug ruled">
          <dt className="small muted">{facts.scope}</dt>
          <dd className="medium">{scopes[tracked.projectScope] ?? 'N/A'}</dd>
        </div>
      </dl>
    </div>
  );
}
