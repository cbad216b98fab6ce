import { formatDay } from '@contract/lusaka-day';
import type { Quote } from '@contract/project';
import { sumRowsOf, sumsOf } from '@contract/sums';
import { formatMoney, formatWeeks, type QuoteLine } from '@contract/terms';
import { Details } from '../../shared/records/details';
import { reasonOf } from '../decline-reason';
import { QuoteStatusTag } from '../project-status-tag';
import { useRequestWords } from '../request-words';
import styles from './quotation.module.css';

/** A quotation that nobody writes: its terms do not change, or who looks may not change them. */
export function QuotationPaper({ quote }: { quote: Quote }) {
  const { quotation } = useRequestWords();
  const { lines, currency, timeEstimate, teamSize, notes, included, validUntil, status } = quote;
  return (
    <div className={styles.part}>
      <Details
        pairs={[
          ['Status', <QuoteStatusTag key="status" status={status} />],
          ['Number', quote.number],
          ['Time', formatWeeks(timeEstimate)],
          [quotation.team, teamSize],
          ['Last day', validUntil && formatDay(validUntil)],
          ['Reason', reasonOf(quote)],
          ['Included', included.join('\n')],
          ['Notes', notes],
        ]}
      />
      {lines.length > 0 && <Lines lines={lines} amounts={sumsOf(quote).lines} currency={currency} />}
      <dl className={styles.paperSums}>
        {sumRowsOf(quote).map(({ label, amount, isTotal }) => (
          <div key={label} className={isTotal ? styles.total : undefined}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface LinesProps {
  lines: readonly QuoteLine[];
  amounts: readonly number[];
  currency: Quote['currency'];
}

function Lines({ lines, amounts, currency }: LinesProps) {
  return (
    <ol className={styles.paperLines} aria-label="Lines">
      {lines.map(({ text, quantity, unitPrice }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and nothing in them is kept
        <li key={place}>
          <p dir="auto">{text}</p>
          <span>
            {quantity.toLocaleString('en-US')} × {formatMoney(unitPrice, currency)}
          </span>
          <b>
            <span>{formatMoney(amounts[place] ?? 0, currency)}</span>
          </b>
        </li>
      ))}
    </ol>
  );
}
