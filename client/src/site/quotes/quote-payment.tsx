import { formatDay, lusakaDay } from '@contract/lusaka-day';
import { CHECKING_REPORT, dueLabel, nextText, type VisitorPayment } from '@contract/payments';
import { formatMoney } from '@contract/terms';
import { CopyButton } from './copy-button';
import { PaymentDetails } from './payment-details';
import styles from './quote-payment.module.css';
import { ReportedPayment } from './reported-payment';
import { HEADINGS, type StepProps } from './step';
import { StepLink } from './step-link';

type Place = Pick<StepProps, 'request' | 'quote' | 'frame' | 'onStep'>;

export function QuotePayment({ payment, quote, ...where }: Place & { payment: VisitorPayment }) {
  const { part: Title } = HEADINGS[where.frame];
  const { due, owed, overpaid, methods, saidPaidAt, saidPaidNote, saidPaidInvoice } = payment;
  const teller = saidPaidInvoice ? `Someone with the link of invoice ${saidPaidInvoice}` : 'You';
  const last = payment.payments.at(-1);
  const next = nextText(payment, quote.currency);
  const money = (sum: number) => formatMoney(sum, quote.currency);
  if (owed === 0) {
    return (
      <p className="above-5">
        <b>Paid in full. Thank you.</b>
        {overpaid > 0 && ` You paid ${money(overpaid)} more than the total. We'll contact you about it.`}
      </p>
    );
  }
  return (
    <section className={`stack gap-3 pad-4 above-5 breaks rounded ${styles.payment}`} aria-labelledby="payment">
      <div className="row baseline spread gap-x-4 close">
        <Title id="payment" className="size-base close">
          {due > 0 ? `${dueLabel(payment)} ` : 'Nothing is due now.'}
        </Title>
        {due > 0 && (
          <span>
            <b className={`tabular ${styles.amount}`}>{money(due)}</b>
            <CopyButton text={String(due)} name="the amount" />
          </span>
        )}
      </div>
      {last && <p>{`We received ${money(last.amount)} on ${formatDay(last.day)}.`}</p>}
      {next && <p>Next: {next}.</p>}
      {saidPaidAt && (
        <ReportedPayment note={saidPaidNote}>
          {`${teller} told us on ${formatDay(lusakaDay(new Date(saidPaidAt)))} that you paid. ${CHECKING_REPORT} `}
          We'll email you when we receive it.
        </ReportedPayment>
      )}
      {methods.length === 0 && !saidPaidAt && <p>We'll email you the payment details.</p>}
      <PaymentDetails reference={payment.reference} methods={methods} />
      {!saidPaidAt && (
        <StepLink {...where} step="paid" kind="main">
          I have paid
        </StepLink>
      )}
    </section>
  );
}
