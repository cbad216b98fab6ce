import type { TrackedRequest, VisitorQuote } from '@contract/project';
import { quotePath } from '@contract/quote-page';
import { useState } from 'react';
import { Link } from '@/ui/link';
import { rememberSender, type Sender } from '../request/sent-requests';
import { LiveNotice } from './live-notice';
import { QuoteDocument } from './quote-document';
import { newsOf } from './quote-progress';
import styles from './request-panel.module.css';
import { RequestReceived } from './request-received';
import { useDecision } from './use-decision';

export { newsOf };

export interface RequestPanelProps {
  requestId: string;
  tracked: TrackedRequest;
  sender: Sender | null;
  /** Asks the server again. */
  ask: () => Promise<void>;
  /** Draws the quote that the server sent with a refusal. */
  learn: (quote: VisitorQuote) => void;
}

/** The quotation, or that the request was received. */
export function RequestPanel({ requestId, tracked, sender, ask, learn }: RequestPanelProps) {
  const { quote } = tracked;
  const [hasDecided, setHasDecided] = useState(false);
  const deciding = useDecision({
    requestId,
    quote,
    onDecided: async (email) => {
      rememberSender(requestId, { email, name: sender?.name ?? '' });
      setHasDecided(true);
      await ask();
    },
    onUnanswered: () => {
      setHasDecided(true);
      void ask();
    },
    onOvertaken: (current) => {
      if (current) learn(current);
      void ask();
    },
  });
  return (
    <>
      {quote ? (
        <QuoteDocument {...{ tracked, quote, sender, deciding, hasDecided }} />
      ) : (
        <>
          <LiveNotice {...deciding.notice} />
          <RequestReceived tracked={tracked} />
        </>
      )}
      <p className={styles.page}>
        <Link to={quotePath(requestId)}>Open it on a page of its own</Link>, to ask a question, share or print it.
      </p>
    </>
  );
}
