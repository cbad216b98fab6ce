import type { VisitorQuote } from '@contract/project';
import { changesOf } from '@contract/terms-changes';
import { formatDate } from '@/lib/format-date';
import styles from './revised-line.module.css';

export function RevisedLine({ quote }: { quote: VisitorQuote }) {
  if (!quote.previous) return null;
  return (
    <p className={`above-4 small ${styles.revised}`}>
      Revised on <time dateTime={quote.sentAt}>{formatDate(quote.sentAt)}</time>:{' '}
      <b>{changesOf(quote.previous, quote).join('; ')}</b>
    </p>
  );
}
