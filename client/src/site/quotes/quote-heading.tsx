import type { TrackedRequest } from '@contract/project';
import { QUOTE_STATES, type QuoteState } from '../contact/quote/quote-state';
import styles from './quote-heading.module.css';

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
