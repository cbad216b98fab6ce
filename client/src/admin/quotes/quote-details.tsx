import type { QuoteAnswerer } from '@contract/project';
import { formatMoney, formatWeeks } from '@contract/terms';
import { Button, Skeleton } from 'antd';
import { Details } from '../shared/records/details';
import { reasonOf } from './decline-reason';
import { QuoteStatusTag } from './project-status-tag';
import { historyOf } from './quote-history';
import type { KnownQuote } from './quote-store';
import { QUOTE_ADMIN_TEXTS } from './quote-texts';
import styles from './request-dialog.module.css';
import { useRequestWords } from './request-words';

const ANSWERERS: Record<QuoteAnswerer, string> = { client: 'The client', staff: 'The office' };

interface QuoteDetailsProps {
  known: KnownQuote;
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
  const { quotation, teamLabel } = useRequestWords();
  if (known.status === 'loading') return <Skeleton active title={false} paragraph={{ rows: 3 }} />;
  if (known.status === 'failed') {
    return (
      <>
        <p>{QUOTE_ADMIN_TEXTS.checkFailed}</p>
        <Button onClick={onRetry}>Retry</Button>
      </>
    );
  }
  if (!known.value) return <p>No quote has been written yet.</p>;
  const { price, currency, timeEstimate, teamSize, notes, status, revision, answeredBy } = known.value;
  const history = historyOf(known.value);
  return (
    <Details
      pairs={[
        [
          'Price',
          <span key="price" className={styles.price}>
            {formatMoney(price, currency)}
          </span>,
        ],
        [quotation.timeline, formatWeeks(timeEstimate)],
        [teamLabel('Team size'), teamSize],
        ['Notes', notes],
        ['Status', <QuoteStatusTag key="status" status={status} />],
        ['Answered by', answeredBy && ANSWERERS[answeredBy]],
        ['Reason', reasonOf(known.value)],
        ['Revision', revision > 0 ? String(revision) : ''],
        [
          'Sent',
          history.length > 0 ? (
            <ol key="sent" className={styles.history} reversed>
              {history.map(({ key, text }) => (
                <li key={key}>{text}</li>
              ))}
            </ol>
          ) : (
            ''
          ),
        ],
      ]}
    />
  );
}
