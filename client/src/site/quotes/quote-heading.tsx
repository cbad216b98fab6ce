import styles from './quote-heading.module.css';
import { QUOTE_STATES } from './state/quote-state';
import { HEADINGS, type StepProps } from './step';

export function QuoteHeading({ request, state, frame }: Pick<StepProps, 'request' | 'state' | 'frame'>) {
  const { label, tone } = QUOTE_STATES[state];
  const { top: Heading } = HEADINGS[frame];
  return (
    <div className={`row spread gap-2 gap-x-4 ${styles.heading}`}>
      <Heading tabIndex={-1}>
        {request.quote ? 'Quote' : request.service || 'Your request'}
        {request.quote?.number && (
          <>
            {' '}
            <span className="tabular unbroken">{request.quote.number}</span>
          </>
        )}
      </Heading>
      <span className={`gap-2 tiny close semibold rounded ${styles.state}`} data-tone={tone}>
        {label}
      </span>
    </div>
  );
}
