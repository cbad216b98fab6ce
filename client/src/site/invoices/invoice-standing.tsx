import { creditedText, documentFile, type InvoiceState, leftToPay, type VisitorInvoice } from '@contract/documents';
import { formatDay } from '@contract/lusaka-day';
import { formatMoney } from '@contract/terms';
import page from '@/site/quotes/quote-page.module.css';
import payment from '@/site/quotes/quote-payment.module.css';
import step from '@/site/quotes/step.module.css';

const STANDINGS: Record<InvoiceState, string> = {
  open: 'Please pay this invoice.',
  overdue: 'This invoice is overdue.',
  paid: 'Paid in full. Thank you.',
  credited: 'This invoice is cancelled.',
};

/** Says whether the client has to pay the invoice, and how. */
export function InvoiceStanding({ invoice }: { invoice: VisitorInvoice }) {
  const { _id, number, state, total, paid, currency, dueDate, methods, creditNote } = invoice;
  const isToPay = state === 'open' || state === 'overdue';
  return (
    <div className={`shrinks stack gap-4 ${page.first}`}>
      <h1 className={`unbroken ${step.title}`}>{number}</h1>
      {state && (
        <p role="status">
          <b>{STANDINGS[state]}</b>
          {state === 'credited' && ` ${creditedText(invoice)}`}
        </p>
      )}
      <section className={`stack gap-3 ${payment.payment}`} aria-labelledby="amount">
        <h2 id="amount" className={`row baseline spread gap-x-4 ${payment.title}`}>
          Amount <b className="tabular">{formatMoney(total, currency)}</b>
        </h2>
        {isToPay && paid > 0 && (
          <dl className="stack gap-1">
            <Sum label="Paid so far" amount={formatMoney(paid, currency)} />
            <Sum label="Left to pay" amount={formatMoney(leftToPay(invoice), currency)} />
          </dl>
        )}
        {isToPay && dueDate && <p>Due on {formatDay(dueDate)}.</p>}
        {isToPay && methods.length > 0 && (
          <>
            <p>
              Please use <b className="unbroken">{number}</b> as the payment reference.
            </p>
            <dl className="stack gap-3">
              {methods.map(({ label, details }) => (
                <div key={label + details}>
                  <dt className="semibold" dir="auto">
                    {label}
                  </dt>
                  <dd className="line-breaks" dir="auto">
                    {details}
                  </dd>
                </div>
              ))}
            </dl>
          </>
        )}
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

function Sum({ label, amount }: { label: string; amount: string }) {
  return (
    <div className="row baseline spread gap-x-4">
      <dt>{label}</dt>
      <dd className="semibold tabular">{amount}</dd>
    </div>
  );
}
