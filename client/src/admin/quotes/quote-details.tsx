import { Unready } from '../shared/feedback/unready';
import type { KnownQuote } from './quote-store';
import { QUOTE_ADMIN_TEXTS } from './quote-texts';
import { QuotationPaper } from './request-page/quotation-paper';

interface QuoteDetailsProps {
  known: KnownQuote;
}

/** The quote of a request, inside its dialog. */
export function QuoteDetails({ known }: QuoteDetailsProps) {
  return (
    <section className="panel pad-4">
      <h2 className="below-2">Quote Details</h2>
      <Unready known={known} rows={3} failed={QUOTE_ADMIN_TEXTS.checkFailed} />
      {known.status === 'ready' &&
        (known.value ? <QuotationPaper quote={known.value} /> : <p>No quote has been written yet.</p>)}
    </section>
  );
}
