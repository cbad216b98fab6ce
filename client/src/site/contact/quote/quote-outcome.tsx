import { useEffect, useRef } from 'react';
import { Link } from '@/ui/link';
import styles from './quote-outcome.module.css';
import type { Outcome } from './quote-progress';

const OUTCOMES: Record<Outcome, { title: string; text: string }> = {
  accepted: {
    title: 'Quote accepted',
    text: 'Thank you. We will write to you by e-mail to set the first meeting; there is nothing more to do here.',
  },
  marked: {
    title: 'Quote accepted',
    text: 'We have marked it as accepted for you. If you did not tell us so, please call or write to us with the Request ID; otherwise there is nothing more to do here.',
  },
  declined: {
    title: 'Quote declined',
    text: 'Nothing will be built, and you owe nothing. If another scope would suit you better, please call or write to us, or send a new request.',
  },
  withdrawn: {
    title: 'Quote closed',
    text: 'We have closed it: nothing will be built, and you owe nothing. Please call or write to us with the Request ID if you would still like it, or send a new request.',
  },
  expired: {
    title: 'This quote has expired',
    text: 'It can no longer be accepted. Please call or write to us with the Request ID if you would like a fresh one, or send a new request.',
  },
};

interface QuoteOutcomeProps {
  outcome: Outcome;
  /** Decided a moment ago in this very place: the focus goes to the answer. */
  isFresh: boolean;
}

/** A quote that is no longer open: what it came to, and what happens next. */
export function QuoteOutcome({ outcome, isFresh }: QuoteOutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFresh) heading.current?.focus();
  }, [isFresh]);
  const { title, text } = OUTCOMES[outcome];
  const isAccepted = outcome === 'accepted' || outcome === 'marked';
  return (
    <div className={styles.outcome} data-accepted={isAccepted || undefined}>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <p>{text}</p>
      {!isAccepted && (
        <p>
          <Link to="/contact?tab=quote">Send a new request</Link>
        </p>
      )}
    </div>
  );
}
