import { DECLINE_REASON_LABELS } from '@contract/decline-reasons';
import { LIMITS } from '@contract/limits';
import { FormResult } from '@/site/forms/form-result';
import { Button } from '@/ui/button';
import { TextAreaField } from '@/ui/text-area-field';
import { AnswerFields } from './answer-fields';
import { LiveNotice } from './live-notice';
import { QuoteHeading } from './quote-heading';
import { HEADINGS, type StepProps } from './step';
import styles from './step.module.css';
import { StepLink } from './step-link';
import { useAnswer } from './use-answer';

export function DeclineStep(props: StepProps) {
  const { request, state, frame } = props;
  const { part: Title } = HEADINGS[frame];
  const answer = useAnswer('decline', props);
  const reason = answer.field('reason');
  return (
    <section aria-label="Decline the quote">
      <QuoteHeading request={request} state={state} frame={frame} />
      <Title className={styles.title} tabIndex={-1} data-arrival>
        Decline this quote?
      </Title>
      <p className="above-3 easy chars-60">Please tell us why. You cannot undo this yourself.</p>
      <LiveNotice {...answer.notice} />
      <FormResult {...answer.posted} />
      <form {...answer.form} className={`stack gap-5 above-5 ${styles.form}`} aria-label="Decline the quote">
        <fieldset className={`stack gap-2 ${styles.choices}`}>
          <legend className="below-2 small semibold">
            Reason <span>(optional)</span>
          </legend>
          {Object.entries(DECLINE_REASON_LABELS).map(([value, label]) => (
            <label key={value}>
              <input
                className="firm"
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
        <div className="stack gap-2">
          <Button kind="line" type="submit" disabled={answer.isBusy}>
            {answer.isBusy ? 'Declining...' : 'Decline this quote'}
          </Button>
          <StepLink {...props} step={undefined} kind="quiet">
            Back to the quote
          </StepLink>
        </div>
      </form>
    </section>
  );
}
