import type { TrackedRequest } from '@contract/project';
import styles from './quote-heading.module.css';
import { QUOTE_STATES, type QuoteState } from './quote-state';

/** Which request or quotation this is, and what it is now in one word. */
export function QuoteHeading({ request, state }: { request: TrackedRequest; state: QuoteState }) {
  const { label, tone } = QUOTE_STATES[state];
  return (
    <div className={styles.heading}>
      <h1 tabIndex={-1}>
        {request.quote ? 'Quotation' : request.service || 'Your request'}
        {request.quote?.number && <span className="tabular"> {request.quote.number}</span>}
      </h1>
      <span className={styles.state} data-tone={tone}>
        {label}
      </span>
    </div>
  );
}
