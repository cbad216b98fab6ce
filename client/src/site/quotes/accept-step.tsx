import { dueText } from '@contract/payments';
import { CLIENT_TPIN } from '@contract/project';
import { instalmentsOf } from '@contract/schedule';
import { sumsOf } from '@contract/sums';
import { formatMoney, type QuoteTerms, totalOf } from '@contract/terms';
import { FormResult } from '@/site/forms/form-result';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/text-field';
import { AnswerFields } from './answer-fields';
import { AskLink } from './ask-link';
import { LiveNotice } from './live-notice';
import { QuoteHeading } from './quote-heading';
import { HEADINGS, IF_CHANGED, type StepProps } from './step';
import styles from './step.module.css';
import { StepLink } from './step-link';
import { TwoPrices } from './two-prices';
import { useAnswer } from './use-answer';

/** Returns a sentence about the first instalment. Empty if the quote has no payment schedule. */
function firstPayment(quote: QuoteTerms): string {
  const [first] = quote.schedule.length > 0 ? instalmentsOf(quote) : [];
  return first ? `The first payment is ${formatMoney(first.amount, quote.currency)}, ${dueText(first)}. ` : '';
}

/** If the quote has changed since the client read it, the form shows both prices. */
export function AcceptStep(props: StepProps) {
  const { request, quote, state, seen, frame } = props;
  const { part: Title } = HEADINGS[frame];
  const answer = useAnswer('accept', props);
  const price = totalOf(quote);
  return (
    <section aria-label="Accept the quote">
      <QuoteHeading request={request} state={state} frame={frame} />
      <div role="status">
        {seen ? (
          <TwoPrices seen={seen} quote={quote} frame={frame} />
        ) : (
          <>
            <Title className={styles.title} tabIndex={-1} data-arrival>
              Accept {price}?
            </Title>
            <p className="above-3 easy chars-60">
              {quote.depositPercent > 0 &&
                `We start work when we receive your deposit of ${formatMoney(sumsOf(quote).deposit, quote.currency)}. `}
              {firstPayment(quote)}
              We'll email you a copy of these terms. {IF_CHANGED}
            </p>
          </>
        )}
      </div>
      {!seen && <LiveNotice {...answer.notice} />}
      <FormResult {...answer.posted} />
      <form {...answer.form} className={`stack gap-5 above-5 ${styles.form}`} aria-label="Accept the quote">
        <AnswerFields answer={answer} />
        <TextField
          label={CLIENT_TPIN.label}
          hint={CLIENT_TPIN.hint}
          maxLength={CLIENT_TPIN.max}
          isOptional
          {...answer.field('tpin')}
        />
        <div className="stack gap-2">
          <Button type="submit" disabled={answer.isBusy}>
            {answer.isBusy ? 'Accepting...' : seen ? `Accept ${price}` : 'Yes, accept and proceed'}
          </Button>
          {seen && (
            <AskLink kind="line" frame={frame} request={request}>
              Ask a question first
            </AskLink>
          )}
          <StepLink {...props} step={undefined} kind="quiet">
            Back to the quote
          </StepLink>
        </div>
      </form>
    </section>
  );
}
