import { Button, Skeleton } from 'antd';
import type { KnownQuote } from './quote-store';
import { QUOTE_ADMIN_TEXTS } from './quote-texts';
import styles from './request-dialog.module.css';
import { QuotationPaper } from './request-page/quotation-paper';

interface QuoteDetailsProps {
  known: KnownQuote;
  onRetry: () => void;
}

/** The quote of a request, inside its dialog. */
export function QuoteDetails({ known, onRetry }: QuoteDetailsProps) {
  return (
    <section className={styles.quote}>
      <h2 className="below-2">Quote Details</h2>
      {known.status === 'loading' && <Skeleton active title={false} paragraph={{ rows: 3 }} />}
      {known.status === 'failed' && (
        <>
          <p>{QUOTE_ADMIN_TEXTS.checkFailed}</p>
          <Button onClick={onRetry}>Retry</Button>
        </>
      )}
      {known.status === 'ready' &&
        (known.value ? <QuotationPaper quote={known.value} /> : <p>No quote has been written yet.</p>)}
    </section>
  );
}
