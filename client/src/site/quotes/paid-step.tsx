import { VISITOR_PROJECT_CALLS } from '@contract/calls/project.calls';
import { PAID_FIELDS } from '@contract/payments';
import { PROJECT_TEXTS } from '@contract/project';
import { caller } from '@/api/caller';
import { failureText, LOST } from '@/site/forms/failure-text';
import { useVisitorForm } from '@/site/forms/use-visitor-form';
import { TextField } from '@/ui/text-field';
import { PaidForm } from './paid-form';
import { QuoteHeading } from './quote-heading';
import { rememberSender } from './state/sent-requests';
import { HEADINGS, type StepProps } from './step';
import styles from './step.module.css';
import { StepLink } from './step-link';

const sayPaid = caller(VISITOR_PROJECT_CALLS.sayPaid);

export function PaidStep({ request, state, sender, onSaid, ...where }: StepProps & { onSaid: () => Promise<void> }) {
  const { part: Title } = HEADINGS[where.frame];
  const form = useVisitorForm(
    {
      name: `paid-${request.requestId}`,
      form: 'paid',
      fields: PAID_FIELDS,
      prefill: sender ? { email: sender.email } : undefined,
    },
    {
      send: (values) => sayPaid(request.requestId, values),
      onSent: async (answer, { email }) => {
        rememberSender(request.requestId, { email, name: answer.name });
        await onSaid();
      },
      onFailed: (error) => failureText(error, { failed: PROJECT_TEXTS.failed, exception: LOST }),
    },
  );
  return (
    <section aria-label="Report a payment">
      <QuoteHeading request={request} state={state} frame={where.frame} />
      <Title className={styles.title} tabIndex={-1} data-arrival>
        Have you paid?
      </Title>
      <p className="above-3 easy chars-60">We'll check and email you when we receive your payment.</p>
      <PaidForm
        form={form}
        note={form.field('note')}
        back={
          <StepLink {...where} request={request} step={undefined} kind="quiet">
            Back to the quote
          </StepLink>
        }
      >
        <TextField {...form.field('email')} label="Email address you used for this request" />
      </PaidForm>
    </section>
  );
}
