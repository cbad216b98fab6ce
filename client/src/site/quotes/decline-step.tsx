import { DECLINE_REASON_LABELS } from '@contract/decline-reasons';
import { LIMITS } from '@contract/limits';
import { quotePath } from '@contract/quote-page';
import { LiveNotice } from '@/site/contact/quote/live-notice';
import { Button } from '@/ui/button';
import { ButtonLink } from '@/ui/button-link';
import { TextAreaField } from '@/ui/text-area-field';
import { AnswerFields } from './answer-fields';
import { QuoteHeading } from './quote-heading';
import type { StepProps } from './step';
import styles from './step.module.css';
import { useAnswer } from './use-answer';

/** Declining asks why, and takes no for an answer without it. */
export function DeclineStep(props: StepProps) {
  const { request, state } = props;
  const answer = useAnswer('decline', props);
  const reason = answer.field('reason');
  return (
    <section aria-label="Decline the quotation">
      <QuoteHeading request={request} state={state} />
      <h2 className={styles.title} tabIndex={-1} data-arrival>
        Not for you?
      </h2>
      <p className={styles.text}>A word on why helps us. You cannot take it back here.</p>
      <LiveNotice {...answer.notice} />
      <form {...answer.form} action="?do=decline" className={styles.form} aria-label="Decline the quotation">
        <fieldset className={styles.choices}>
          <legend>
            It was <span>(optional)</span>
          </legend>
          {Object.entries(DECLINE_REASON_LABELS).map(([value, label]) => (
            <label key={value}>
              <input
                type="radio"
                name={reason.name}
                value={value}
                checked={reason.value === value}
                onChange={() => reason.onChange(value)}
              />
              {label}
            </label>
          ))}
        </fieldset>
        <TextAreaField
          label="Anything to add?"
          isOptional
          rows={2}
          maxLength={LIMITS.declineText}
          {...answer.field('text')}
        />
        <AnswerFields answer={answer} />
        <div className={styles.buttons}>
          <Button kind="line" type="submit" disabled={answer.isBusy}>
            {answer.isBusy ? 'Declining...' : 'Decline this quotation'}
          </Button>
          <ButtonLink kind="quiet" to={quotePath(request.requestId)}>
            Back to the quotation
          </ButtonLink>
        </div>
      </form>
    </section>
  );
}
