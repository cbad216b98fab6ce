import { formatMoney, formatWeeks } from '@contract/terms';
import { Button, Skeleton } from 'antd';
import { Details } from '../shared/details';
import { QuoteStatusTag } from './project-status-tag';
import type { KnownQuote } from './quote-store';
import { QUOTE_ADMIN_TEXTS } from './quote-texts';
import styles from './request-dialog.module.css';

interface QuoteDetailsProps {
  known: KnownQuote | undefined;
  onRetry: () => void;
}

/** The quote of a request, inside its dialog. */
export function QuoteDetails({ known, onRetry }: QuoteDetailsProps) {
  return (
    <section className={styles.quote}>
      <h2 className={styles.heading}>Quote Details</h2>
      <Content known={known} onRetry={onRetry} />
    </section>
  );
}

function Content({ known, onRetry }: QuoteDetailsProps) {
  if (!known || known.status === 'loading') return <Skeleton active title={false} paragraph={{ rows: 3 }} />;
  if (known.status === 'failed') {
    return (
      <>
        <p>{QUOTE_ADMIN_TEXTS.checkFailed}</p>
        <Button onClick={onRetry}>Retry</Button>
      </>
    );
  }
  if (!known.quote) return <p>No quote has been written yet.</p>;
  const { price, timeEstimate, teamSize, notes, status } = known.quote;
  return (
    <Details
      pairs={[
        [
          'Price',
          <span key="price" className={styles.price}>
            {formatMoney(price)}
          </span>,
        ],
        ['Timeline', formatWeeks(timeEstimate)],
        ['Team size', teamSize],
        ['Notes', notes],
        ['Status', <QuoteStatusTag key="status" status={status} />],
      ]}
    />
  );
}
