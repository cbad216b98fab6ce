import { type DashboardStatistics, PERIODS } from '@contract/dashboard';
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

const useDashboardStatistics = createLastValueStore<DashboardStatistics>((_, signal) => system.statistics(signal));

export function WorkStatistics() {
  const statistics = useEnsured(useDashboardStatistics);
  useAdminPolling(useDashboardStatistics.getState().reload);

  if (statistics.status !== 'ready') {
    return (
      <Unready
        known={statistics}
        rows={2}
        loading="Loading statistics..."
        failed="Failed to load the statistics"
        className="below-5 panel pad-4"
      />
    );
  }
  const charts = chartsOf(statistics.value);
  return (
    <>
      <Numbers {...statistics.value} />
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

function Numbers(statistics: DashboardStatistics) {
  const { lateRequests, lateMessages, openQuotes, wonQuotes, firstAnswerMinutes, months } = statistics;
  const late = lateRequests + lateMessages;
  const thisMonth = monthName(months.at(-1)?.month ?? '');
  return (
    <dl className={styles.numbers}>
      <Statistic name="Overdue replies" value={late} isLate={late > 0}>
        <dd className="row gap-x-3 muted">not answered by the promised day</dd>
        <dd className="row gap-x-3 muted">
          {lateRequests > 0 && (
            <Link className="touch" to="/admin/quotes?order=asc">{`Requests: ${lateRequests}`}</Link>
          )}
          {lateMessages > 0 && (
            <Link className="touch" to="/admin/contacts?status=new&order=asc">{`Messages: ${lateMessages}`}</Link>
          )}
        </dd>
      </Statistic>
      <Statistic name="Open quotes" value={moneyText(statistics.open) || 'None'}>
        <QuoteCount status="quoted" count={openQuotes} />
      </Statistic>
      <Statistic name={`Accepted in ${thisMonth}`} value={moneyText(statistics.won) || 'None'}>
        <QuoteCount status="accepted" count={wonQuotes} />
        <Payments name="Received" sums={statistics.paid} />
        <Payments name="Balance due" sums={statistics.owed} />
        <Payments name="Overdue" sums={statistics.overdue} query="?show=overdue" />
      </Statistic>
      <Statistic
        name="Time to first answer"
        value={firstAnswerMinutes === null ? 'No answers yet' : durationText(firstAnswerMinutes)}
      >
        <dd className="row gap-x-3 muted">usual time in the last {PERIODS.answerDays} days</dd>
      </Statistic>
    </dl>
  );
}

interface StatisticProps {
  name: string;
  value: string | number;
  isLate?: boolean;
  children: ReactNode;
}

const Statistic = ({ name, value, isLate = false, children }: StatisticProps) => (
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
