import { type DashboardFigures, FIGURES } from '@contract/dashboard';
import type { ProjectStatus } from '@contract/project';
import type { Money } from '@contract/work-list';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { system } from '@/api/system.api';
import { classNames } from '@/lib/class-names';
import { createLastValueStore, useEnsured } from '../shared/admin-store';
import { Unready } from '../shared/feedback/unready';
import { moneyText } from '../shared/records/money-text';
import { useAdminPolling } from '../shared/use-admin-polling';
import { BarChart } from './bar-chart';
import { chartsOf, durationText, monthName } from './statistics-texts';
import styles from './work-statistics.module.css';

const useDashboardFigures = createLastValueStore<DashboardFigures>((_, signal) => system.figures(signal));

export function WorkFigures() {
  const figures = useEnsured(useDashboardFigures);
  useAdminPolling(useDashboardFigures.getState().reload);

  if (figures.status !== 'ready') {
    return (
      <Unready
        known={figures}
        rows={2}
        loading="Loading statistics..."
        failed="Failed to load the statistics"
        className="below-5 panel pad-4"
      />
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
  const { lateRequests, lateMessages, openQuotes, wonQuotes, firstAnswerMinutes, months } = figures;
  const late = lateRequests + lateMessages;
  const thisMonth = monthName(months.at(-1)?.month ?? '');
  return (
    <dl className={styles.numbers}>
      <Figure name="Overdue replies" value={late} isLate={late > 0}>
        <dd className="row gap-x-3 muted">not answered by the promised day</dd>
        <dd className="row gap-x-3 muted">
          {lateRequests > 0 && (
            <Link className="touch" to="/admin/quotes?order=asc">{`Requests: ${lateRequests}`}</Link>
          )}
          {lateMessages > 0 && (
            <Link className="touch" to="/admin/contacts?status=new&order=asc">{`Messages: ${lateMessages}`}</Link>
          )}
        </dd>
      </Figure>
      <Figure name="Open quotes" value={moneyText(figures.open) || 'None'}>
        <QuoteCount status="quoted" count={openQuotes} />
      </Figure>
      <Figure name={`Accepted in ${thisMonth}`} value={moneyText(figures.won) || 'None'}>
        <QuoteCount status="accepted" count={wonQuotes} />
        <Payments name="Received" sums={figures.paid} />
        <Payments name="Balance due" sums={figures.owed} />
        <Payments name="Overdue" sums={figures.overdue} query="?show=overdue" />
      </Figure>
      <Figure
        name="Time to first answer"
        value={firstAnswerMinutes === null ? 'No answers yet' : durationText(firstAnswerMinutes)}
      >
        <dd className="row gap-x-3 muted">usual time in the last {FIGURES.answerDays} days</dd>
      </Figure>
    </dl>
  );
}

interface FigureProps {
  name: string;
  value: string | number;
  isLate?: boolean;
  children: ReactNode;
}

const Figure = ({ name, value, isLate = false, children }: FigureProps) => (
  <div className="pad-3 on-white">
    <dt className="muted">{name}</dt>
    <dd className={classNames('tabular breaks', styles.value, isLate && 'late')}>{value}</dd>
    {children}
  </div>
);

const QuoteCount = ({ status, count }: { status: ProjectStatus; count: number }) => (
  <dd className="row gap-x-3 muted">
    <Link className="touch" to={`/admin/quotes?status=${status}`}>
      {`${count} ${count === 1 ? 'quote' : 'quotes'}`}
    </Link>
  </dd>
);

const Payments = ({ name, sums, query = '' }: { name: string; sums: readonly Money[]; query?: string }) =>
  sums.length > 0 && (
    <dd className="row gap-x-3 muted">
      <Link className="touch" to={`/admin/quotes/payments${query}`}>{`${name}: ${moneyText(sums)}`}</Link>
    </dd>
  );
