import { formatDay, lusakaDay } from '@contract/lusaka-day';
import { resultId } from '@contract/page-forms';
import { dueLabel, nextText, type VisitorPayment } from '@contract/payments';
import { formatMoney } from '@contract/terms';
import { Fragment } from 'react';
import { detailParts, dialCodeLink } from '@/lib/payment-details';
import { CopyButton } from './copy-button';
import styles from './quote-payment.module.css';
import { HEADINGS, type StepProps } from './step';
import { StepLink } from './step-link';

interface QuotePaymentProps extends Pick<StepProps, 'request' | 'quote' | 'frame' | 'onStep'> {
  payment: VisitorPayment;
}

export function QuotePayment({ payment, quote, ...where }: QuotePaymentProps) {
  const { part: Title } = HEADINGS[where.frame];
  const { due, owed, overpaid, methods, saidPaidAt, saidPaidNote } = payment;
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
    <section className={`stack gap-3 above-5 ${styles.payment}`} aria-labelledby="payment">
      <Title id="payment" className={`row baseline spread gap-x-4 ${styles.title}`}>
        {due > 0 ? `${dueLabel(payment)} ` : 'Nothing is due now.'}
        {due > 0 && (
          <span>
            <b className="tabular">{money(due)}</b> <CopyButton text={String(due)} name="the amount" />
          </span>
        )}
      </Title>
      {next && <p>Next: {next}.</p>}
      {saidPaidAt && (
        <p id={resultId('paid')} className={styles.said} tabIndex={-1} data-arrival>
          You told us on {formatDay(lusakaDay(new Date(saidPaidAt)))} that you paid. We'll email you when we receive it.
          {saidPaidNote && (
            <q className="block line-breaks" dir="auto">
              {saidPaidNote}
            </q>
          )}
        </p>
      )}
      {methods.length === 0 ? (
        !saidPaidAt && <p>We'll email you the payment details.</p>
      ) : (
        <>
          {quote.number && (
            <p>
              Please use <b className="unbroken">{quote.number}</b> as the payment reference.{' '}
              <CopyButton text={quote.number} name="the reference" />
            </p>
          )}
          <dl className="stack gap-3">
            {methods.map(({ label, details }) => (
              <div key={label + details}>
                <dt className="semibold" dir="auto">
                  {label}
                </dt>
                <dd className="line-breaks" dir="auto">
                  <Details details={details} />
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {!saidPaidAt && (
        <StepLink {...where} step="paid" kind="main">
          I have paid
        </StepLink>
      )}
    </section>
  );
}

/** Payment details as text. Numbers get a copy button. Dial codes, such as *115#, are links that call them. */
const Details = ({ details }: { details: string }) =>
  detailParts(details).map(({ kind, text }, place) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no state
    if (kind === 'text') return <Fragment key={place}>{text}</Fragment>;
    return kind === 'code' ? (
      <a key={text} className="semibold tabular" href={dialCodeLink(text)}>
        {text}
      </a>
    ) : (
      <Fragment key={text}>
        <span className="unbroken tabular">{text}</span> <CopyButton text={text.replace(/[ -]/g, '')} name={text} />
      </Fragment>
    );
  });
