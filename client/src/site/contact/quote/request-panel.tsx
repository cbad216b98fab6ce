import { quotePath } from '@contract/quote-page';
import { useState } from 'react';
import { QuoteAnswers, type QuoteAnswersProps } from '@/site/quotes/quote-answers';
import { QuotePaper } from '@/site/quotes/quote-paper';
import { newsOf } from '@/site/quotes/state/quote-progress';
import type { AnswerStep } from '@/site/quotes/step';
import { Link } from '@/ui/link';
import styles from './request-panel.module.css';

export { newsOf };

export type RequestPanelProps = Pick<QuoteAnswersProps, 'request' | 'sender' | 'ask' | 'learn'>;

/** That the request was received, or its quotation as it stands on its own page. */
export function RequestPanel({ request, ...following }: RequestPanelProps) {
  const [step, setStep] = useState<AnswerStep>();
  const { requestId, quote } = request;
  return (
    <>
      <QuoteAnswers request={request} frame="panel" step={step} onStep={setStep} {...following} />
      {quote && (
        <div className={styles.paper}>
          <QuotePaper request={request} quote={quote} frame="panel" />
        </div>
      )}
      <p className={styles.page}>
        <Link to={quotePath(requestId)}>Open it on a page of its own</Link>, to ask a question, share or print it.
      </p>
    </>
  );
}
