import { quotePath } from '@contract/quote-page';
import { totalOf } from '@contract/terms';
import { ButtonLink } from '@/ui/button-link';
import { AskLink } from './ask-link';
import { QuoteHeading } from './quote-heading';
import styles from './quote-summary.module.css';
import { RevisedLine } from './revised-line';
import type { StepProps } from './step';

/** An open quotation at one look: what it comes to, until when, and the answers to it. */
export function QuoteSummary({ request, quote, state }: StepProps) {
  const { requestId, service, name } = request;
  return (
    <section aria-label="What it comes to">
      <QuoteHeading request={request} state={state} />
      <p className={styles.for}>
        {service}, for <span dir="auto">{name}</span>
      </p>
      <p className={`${styles.total} tabular`} data-arrival tabIndex={-1}>
        {totalOf(quote)}
      </p>
      <p className={styles.basis}>Total</p>
      <RevisedLine quote={quote} />
      <div className={styles.answers}>
        <ButtonLink className={styles.accept} to={`${quotePath(requestId)}?do=accept`}>
          Accept <span className={styles.wide}>Quote and Proceed</span>
        </ButtonLink>
        <AskLink kind="line">
          Ask <span className={styles.wide}>a question</span>
        </AskLink>
        <ButtonLink kind="quiet" to={`${quotePath(requestId)}?do=decline`}>
          Decline
        </ButtonLink>
      </div>
    </section>
  );
}
