import { documentTitle, instalmentText, isToPay, kwachaRows, type VisitorInvoice } from '@contract/documents';
import { formatDay } from '@contract/lusaka-day';
import { formatMoney } from '@contract/terms';
import { BrandMark } from '@/site/layout/brand';
import { QuoteLines } from '@/site/quotes/quote-lines';
import lines from '@/site/quotes/quote-lines.module.css';
import styles from '@/site/quotes/quote-paper.module.css';
import { ChitengeBand } from '@/ui/chitenge-band';
import { EmailText } from '@/ui/email-text';

export function InvoicePaper({ invoice }: { invoice: VisitorInvoice }) {
  const { from, to, number, day, dueDate, service, quoteNumber, label, total, vat, vatPercent, currency } = invoice;
  const title = documentTitle({ ...invoice, kind: 'invoice' });
  const money = (sum: number) => formatMoney(sum, currency);
  const terms = { ...invoice, price: invoice.agreed, depositPercent: 0 };
  const isWhole = invoice.lines.length > 0 && total === invoice.agreed;
  return (
    <article className={`shrinks on-white ruled-both shadow ${styles.paper}`} aria-label={`${title} ${number}`}>
      <ChitengeBand isThin className={styles.band} />
      <div className={styles.inside}>
        <header className="row stretch spread gap-4 small snug">
          <div className={`line gap-3 shrinks ${styles.from}`}>
            <BrandMark />
            <p className="breaks">
              <b>{from.siteName}</b>
              <br />
              {from.address}
              <br />
              {from.contactPhone}
              <br />
              <EmailText email={from.contactEmail} />
              {from.tpin && (
                <>
                  <br />
                  TPIN {from.tpin}
                </>
              )}
            </p>
          </div>
          <p className={`muted ${styles.title}`}>
            {title}
            <br />
            <span className="tabular unbroken">{number}</span>
            <br />
            <time dateTime={day}>{formatDay(day)}</time>
          </p>
        </header>
        <dl className={`stack gap-4 gap-x-6 above-8 ${styles.for}`}>
          <div className="across">
            <dt>Client</dt>
            <dd dir="auto" className="breaks">
              {to.name}
              {to.organisation && (
                <>
                  <br />
                  {to.organisation}
                </>
              )}
              {to.tpin && (
                <>
                  <br />
                  Client TPIN {to.tpin}
                </>
              )}
            </dd>
          </div>
          <div>
            <dt>Service</dt>
            <dd>{service || 'N/A'}</dd>
          </div>
          <div>
            <dt>Quote</dt>
            <dd className="unbroken">{quoteNumber}</dd>
          </div>
          {dueDate && (
            <div>
              <dt>Due</dt>
              <dd>{formatDay(dueDate)}</dd>
            </div>
          )}
        </dl>
        {isWhole && <QuoteLines terms={terms} heading="Description" />}
        <div className={`above-8 ${styles.part}`}>
          <h2>{isWhole ? label : instalmentText(invoice)}</h2>
        </div>
        <dl className={`stack at-end above-3 tabular ${lines.sums}`}>
          {vat > 0 && (
            <>
              <Sum label="Amount without VAT" amount={money(Math.round((total - vat) * 100) / 100)} />
              <Sum label={`VAT ${vatPercent}%`} amount={money(vat)} />
            </>
          )}
          <div className={`row baseline spread gap-x-6 ${lines.all}`}>
            <dt>{isToPay(invoice) ? 'Total to pay' : 'Total'}</dt>
            <dd>{money(total)}</dd>
          </div>
          {kwachaRows(invoice).map(([name, amount]) => (
            <Sum key={name} label={name} amount={amount} />
          ))}
        </dl>
        {!isWhole && invoice.lines.length > 0 && (
          <section className={`above-8 ${styles.part}`} aria-labelledby="quote-in-full">
            <h2 id="quote-in-full">The quote in full</h2>
            <QuoteLines terms={terms} heading="Description" />
          </section>
        )}
      </div>
    </article>
  );
}

function Sum({ label, amount }: { label: string; amount: string }) {
  return (
    <div className="row baseline spread gap-x-6">
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
