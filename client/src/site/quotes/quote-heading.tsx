import type { TrackedRequest } from '@contract/project';
import styles from './quote-heading.module.css';
import { QUOTE_STATES, type QuoteState } from './state/quote-state';
import { HEADINGS, type QuoteFrame } from './step';

interface QuoteHeadingProps {
  request: TrackedRequest;
  state: QuoteState;
  frame: QuoteFrame;
}

export function QuoteHeading({ request, state, frame }: QuoteHeadingProps) {
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
