import { openInvoicesOf } from '@contract/invoices';
import { formatDay } from '@contract/lusaka-day';
import type { Quote, QuoteAnswerer } from '@contract/project';
import { duesOf } from '@contract/schedule';
import { sumRowsOf, sumsOf } from '@contract/sums';
import { formatMoney, formatWeeks, type QuoteLine } from '@contract/terms';
import { classNames } from '@/lib/class-names';
import { ScheduleList } from '@/ui/schedule-list';
import { Details } from '../../shared/records/details';
import { useDocumentsOf } from '../document-store';
import { QuoteStatusTag } from '../project-status-tag';
import { historyOf, reasonOf } from '../quote-history';
import { useRequestTexts } from '../request-texts';
import styles from './quotation.module.css';

const ANSWERERS: Record<QuoteAnswerer, string> = { client: 'The client', staff: 'Staff' };

export function QuotationDetails({ quote, isLinesFirst = false }: { quote: Quote; isLinesFirst?: boolean }) {
  const { quotation } = useRequestTexts();
  const { lines, currency, timeEstimate, teamSize, notes, included, validUntil, status, revision, answeredBy } = quote;
  const history = historyOf(quote);
  const terms = (
    <Details
      pairs={[
        ['Status', <QuoteStatusTag key="status" status={status} />],
        [
          'Number',
          quote.number && (
            <span key="number" className="unbroken">
              {quote.number}
            </span>
          ),
        ],
        [quotation.timeline, formatWeeks(timeEstimate)],
        [quotation.team, teamSize],
        ['Valid until', validUntil && formatDay(validUntil)],
        ['Answered by', answeredBy && ANSWERERS[answeredBy]],
        ['Reason', reasonOf(quote)],
        ['Included', included.join('\n')],
        ['Notes', notes],
        ['Revision', revision > 0 ? String(revision) : ''],
        [
          'History',
          history.length > 0 ? (
            <ol key="history" className="stack gap-1" reversed>
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
  return (
    <div className={styles.details}>
      {!isLinesFirst && terms}
      {lines.length > 0 && <Lines lines={lines} amounts={sumsOf(quote).lines} currency={currency} />}
      <dl className={`stack gap-1 above-2 ruled ${styles.detailSums}`}>
        {sumRowsOf(quote).map(({ label, amount, isTotal }) => (
          <div key={label} className={classNames('line stretch spread gap-4', isTotal && styles.total)}>
            <dt>{label}</dt>
            <dd className="tabular">{amount}</dd>
          </div>
        ))}
      </dl>
      {quote.schedule.length > 0 && (
        <>
          <h3 className="above-4 below-4">Payment schedule</h3>
          {status === 'accepted' ? <AcceptedSchedule quote={quote} /> : <ScheduleList terms={quote} />}
        </>
      )}
      {isLinesFirst && terms}
    </div>
  );
}

function AcceptedSchedule({ quote }: { quote: Quote }) {
  const documents = useDocumentsOf(quote.projectRequestId);
  const invoices = documents.status === 'ready' ? openInvoicesOf(documents.value) : [];
  return <ScheduleList terms={quote} dues={duesOf(quote, quote.payments, { invoices }).instalments} />;
}

interface LinesProps {
  lines: readonly QuoteLine[];
  amounts: readonly number[];
  currency: Quote['currency'];
}

function Lines({ lines, amounts, currency }: LinesProps) {
  return (
    <ol className={`stack gap-2 above-4 ${styles.detailLines}`} aria-label="Lines">
      {lines.map(({ text, quantity, unitPrice }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines may be equal and have no state
        <li className="stack ruled" key={place}>
          <p className="across as-typed" dir="auto">
            {text}
          </p>
          <span className="muted tabular">
            {quantity.toLocaleString('en-US')} × {formatMoney(unitPrice, currency)}
          </span>
          <b>
            <span className="tabular">{formatMoney(amounts[place] ?? 0, currency)}</span>
          </b>
        </li>
      ))}
    </ol>
  );
}
