import {
  creditedText,
  documentFile,
  type InvoiceState,
  invoicePath,
  isToPay,
  leftToPay,
  type VisitorInvoice,
} from '@contract/documents';
import { formatDay, lusakaDay } from '@contract/lusaka-day';
import { CHECKING_REPORT } from '@contract/payments';
import { formatMoney } from '@contract/terms';
import type { ReactNode } from 'react';
import { CopyButton } from '@/site/quotes/copy-button';
import { PaymentDetails } from '@/site/quotes/payment-details';
import page from '@/site/quotes/quote-page.module.css';
import payment from '@/site/quotes/quote-payment.module.css';
import { ReportedPayment } from '@/site/quotes/reported-payment';
import step from '@/site/quotes/step.module.css';
import { ButtonLink } from '@/ui/button-link';

const STANDINGS: Record<InvoiceState, string> = {
  open: 'Please pay this invoice.',
  overdue: 'This invoice is overdue.',
  paid: 'Paid in full. Thank you.',
  credited: 'This invoice is cancelled.',
};

export function InvoiceStanding({ invoice }: { invoice: VisitorInvoice }) {
  const { _id, number, state, total, paid, currency, dueDate, methods, creditNote, saidPaidAt } = invoice;
  const isOpen = isToPay(invoice);
  const copyAmount = <CopyButton text={String(leftToPay(invoice))} name="the amount" />;
  return (
    <div className={`shrinks stack gap-4 ${page.first}`}>
      <h1 className={step.title} tabIndex={-1} data-arrival={saidPaidAt ? undefined : ''}>
        {number}
      </h1>
      {state && (
        <p role="status">
          <b>{saidPaidAt ? CHECKING_REPORT : STANDINGS[state]}</b>
          {state === 'credited' && ` ${creditedText(invoice)}`}
        </p>
      )}
      <section className={`stack gap-3 pad-4 breaks rounded ${payment.payment}`} aria-labelledby="amount">
        <div className="row baseline spread gap-x-4 close">
          <h2 id="amount" className="size-base close">
            Amount
          </h2>
          <span>
            <b className={`tabular ${payment.amount}`}>{formatMoney(total, currency)}</b>
            {isOpen && paid === 0 && copyAmount}
          </span>
        </div>
        {isOpen && paid > 0 && (
          <dl className="stack gap-1">
            <Sum label="Paid so far" amount={formatMoney(paid, currency)} />
            <Sum label="Left to pay" amount={formatMoney(leftToPay(invoice), currency)} copy={copyAmount} />
          </dl>
        )}
        {isOpen && dueDate && <p>Due on {formatDay(dueDate)}.</p>}
        {saidPaidAt && (
          <ReportedPayment note={invoice.saidPaidNote}>
            This payment was reported on {formatDay(lusakaDay(new Date(saidPaidAt)))}. We'll email the receipt to{' '}
            <span dir="auto">{invoice.to.name}</span> when we receive the payment.
          </ReportedPayment>
        )}
        {isOpen && <PaymentDetails reference={number} methods={methods} />}
        {isOpen && !saidPaidAt && <ButtonLink to={`${invoicePath(_id)}?do=paid`}>I have paid</ButtonLink>}
      </section>
      <ul className="stack gap-2">
        <li>
          <a className="semibold" href={documentFile({ kind: 'invoice', _id })} download>
            Download PDF
          </a>
        </li>
        {creditNote && (
          <li>
            <a className="semibold" href={documentFile({ ...creditNote, kind: 'credit-note' })} download>
              Credit note <span className="unbroken">{creditNote.number}</span>
            </a>
          </li>
        )}
      </ul>
    </div>
  );
}

function Sum({ label, amount, copy }: { label: string; amount: string; copy?: ReactNode }) {
  return (
    <div className="row baseline spread gap-x-4">
      <dt>{label}</dt>
      <dd className="semibold tabular">
        {amount}
        {copy}
      </dd>
    </div>
  );
}
