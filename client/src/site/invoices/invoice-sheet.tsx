import { documentTitle, instalmentText, isToPay, kwachaRows, type VisitorInvoice } from '@contract/documents';
import { formatDay } from '@contract/lusaka-day';
import { formatMoney } from '@contract/terms';
import { DocumentSheet, Fact, MoreLine } from '@/site/quotes/document-sheet';
import styles from '@/site/quotes/document-sheet.module.css';
import { QuoteLines, Sum } from '@/site/quotes/quote-lines';
import lines from '@/site/quotes/quote-lines.module.css';

export function InvoiceSheet({ invoice }: { invoice: VisitorInvoice }) {
  const { from, to, number, day, dueDate, service, quoteNumber, label, total, vat, vatPercent, currency } = invoice;
  const title = documentTitle({ ...invoice, kind: 'invoice' });
  const money = (sum: number) => formatMoney(sum, currency);
  const terms = { ...invoice, price: invoice.agreed, depositPercent: 0 };
  const isWhole = invoice.lines.length > 0 && total === invoice.agreed;
  return (
    <DocumentSheet
      label={`${title} ${number}`}
      from={from}
      title={
        <>
          {title}
          <br />
          <span className="tabular unbroken">{number}</span>
          <br />
          <time dateTime={day}>{formatDay(day)}</time>
        </>
      }
    >
      <dl className={`stack gap-4 gap-x-6 above-8 ${styles.for}`}>
        <Fact name="Client" isWide>
          {to.name}
          <MoreLine text={to.organisation} />
          <MoreLine text={to.tpin && `Client TPIN ${to.tpin}`} />
        </Fact>
        <Fact name="Service">{service || 'N/A'}</Fact>
        <Fact name="Quote" className="unbroken">
          {quoteNumber}
        </Fact>
        {dueDate && <Fact name="Due">{formatDay(dueDate)}</Fact>}
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
        <Sum label={isToPay(invoice) ? 'Total to pay' : 'Total'} amount={money(total)} isTotal />
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
    </DocumentSheet>
  );
}
