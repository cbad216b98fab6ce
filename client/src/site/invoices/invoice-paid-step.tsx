import { VISITOR_INVOICE_CALLS } from '@contract/calls/documents.calls';
import { invoicePath, type VisitorInvoice } from '@contract/documents';
import { PAID_NOTE_FIELDS } from '@contract/payments';
import { PROJECT_TEXTS } from '@contract/project';
import { caller } from '@/api/caller';
import { failureText, LOST } from '@/site/forms/failure-text';
import { useVisitorForm } from '@/site/forms/use-visitor-form';
import { PaidForm } from '@/site/quotes/paid-form';
import page from '@/site/quotes/quote-page.module.css';
import step from '@/site/quotes/step.module.css';
import { ButtonLink } from '@/ui/button-link';

const sayPaid = caller(VISITOR_INVOICE_CALLS.sayPaid);

/** Report of a payment by anyone with the link, such as the client's accountant. So it asks for no email address. */
export function InvoicePaidStep({
  invoice,
  onSaid,
}: {
  invoice: VisitorInvoice;
  onSaid: (paid: VisitorInvoice) => void;
}) {
  const { _id, number, to } = invoice;
  const form = useVisitorForm(
    { name: `paid-${_id}`, form: 'paid', fields: PAID_NOTE_FIELDS },
    {
      send: (values) => sayPaid(_id, values),
      onSent: onSaid,
      onFailed: (error) => failureText(error, { failed: PROJECT_TEXTS.failed, exception: LOST }),
    },
  );
  return (
    <section className={`shrinks ${page.first}`} aria-label="Report a payment">
      <h1 className={step.title} tabIndex={-1} data-arrival>
        Have you paid?
      </h1>
      <p className="above-3 easy chars-60">
        We'll check the payment of <span className="unbroken">{number}</span>, and email the receipt to{' '}
        <span dir="auto">{to.name}</span> when we receive it.
      </p>
      <PaidForm
        form={form}
        note={form.field('note')}
        back={
          <ButtonLink kind="quiet" to={invoicePath(_id)}>
            Back to the invoice
          </ButtonLink>
        }
      />
    </section>
  );
}
