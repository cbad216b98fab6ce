import { type DashboardFigures, FIGURES } from '@contract/dashboard';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { system } from '@/api/system.api';
import { createLastValueStore, useEnsured } from '../shared/office-store';
import { moneyWords } from '../shared/records/money-words';
import { useOfficePolling } from '../shared/use-office-polling';
import { BarChart } from './bar-chart';
import { chartsOf, durationWords, monthName } from './figure-words';
import styles from './work-figures.module.css';

const useDashboardFigures = createLastValueStore<DashboardFigures>((_, signal) => system.figures(signal));

const quotes = (count: number): string => `${count} ${count === 1 ? 'quote' : 'quotes'}`;

export function WorkFigures() {
  const figures = useEnsured(useDashboardFigures);
  useOfficePolling(useDashboardFigures.getState().reload);

  if (figures.status === 'loading') return <p role="status">Loading statistics...</p>;
  if (figures.status === 'failed') {
    return (
      <div className="row gap-4 below-5 panel pad-4">
        <p>Failed to load the statistics</p>
        <Button onClick={figures.retry}>Retry</Button>
      </div>
    );
  }
  const charts = chartsOf(figures.value);
  return (
    <>
      <Numbers {...figures.value} />
      {charts.length > 0 && (
        <div className={`stack gap-3 below-5 ${styles.charts}`}>
          {charts.map((chart) => (
            <BarChart key={chart.title} {...chart} />
          ))}
        </div>
      )}
    </>
  );
}

function Numbers(figures: DashboardFigures) {
  const {
    lateRequests,
    lateMessages,
    open,
    openQuotes,
    won,
    wonQuotes,
    paid,
    owed,
    overdue,
    firstAnswerMinutes,
    months,
  } = figures;
  const late = lateRequests + lateMessages;
  const thisMonth = monthName(months.at(-1)?.month ?? '');
  return (
    <dl className={styles.numbers}>
      <div className="pad-3 on-white">
        <dt className="muted">Overdue replies</dt>
        <dd className={`tabular ${styles.value} ${late > 0 ? 'late' : ''}`}>{late}</dd>
        <dd className="row gap-x-3 muted">not answered by the promised day</dd>
        <dd className="row gap-x-3 muted">
          {lateRequests > 0 && (
            <Link className="touch" to="/admin/quotes?order=asc">{`Requests: ${lateRequests}`}</Link>
          )}
          {lateMessages > 0 && (
            <Link className="touch" to="/admin/contacts?status=new&order=asc">{`Messages: ${lateMessages}`}</Link>
          )}
        </dd>
      </div>
      <div className="pad-3 on-white">
        <dt className="muted">Open quotes</dt>
        <dd className={`tabular breaks ${styles.value}`}>{moneyWords(open) || 'None'}</dd>
        <dd className="row gap-x-3 muted">
          <Link className="touch" to="/admin/quotes?status=quoted">
            {quotes(openQuotes)}
          </Link>
        </dd>
      </div>
      <div className="pad-3 on-white">
        <dt className="muted">Accepted in {thisMonth}</dt>
        <dd className={`tabular breaks ${styles.value}`}>{moneyWords(won) || 'None'}</dd>
        <dd className="row gap-x-3 muted">
          <Link className="touch" to="/admin/quotes?status=accepted">
            {quotes(wonQuotes)}
          </Link>
        </dd>
        {paid.length > 0 && <Payments name="Received" sums={paid} />}
        {owed.length > 0 && <Payments name="Balance due" sums={owed} />}
        {overdue.length > 0 && <Payments name="Overdue" sums={overdue} query="?show=overdue" />}
      </div>
      <div className="pad-3 on-white">
        <dt className="muted">Time to first answer</dt>
        <dd className={`tabular breaks ${styles.value}`}>
          {firstAnswerMinutes === null ? 'No answers yet' : durationWords(firstAnswerMinutes)}
        </dd>
        <dd className="row gap-x-3 muted">usual time in the last {FIGURES.answerDays} days</dd>
      </div>
    </dl>
  );
}

interface PaymentsProps {
  name: string;
  sums: DashboardFigures['paid'];
  query?: string;
}

const Payments = ({ name, sums, query = '' }: PaymentsProps) => (
  <dd className="row gap-x-3 muted">
    <Link className="touch" to={`/admin/quotes/payments${query}`}>{`${name}: ${moneyWords(sums)}`}</Link>
  </dd>
);
