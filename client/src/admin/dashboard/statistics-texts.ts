import type { DashboardStatistics, MonthStatistics, WeekStatistics } from '@contract/dashboard';
import { CURRENCIES, CURRENCY_LABELS, type Currency, formatMoney } from '@contract/terms';
import type { Money } from '@contract/work-list';

/** Formats minutes as "40 min", "5 h 20 min" or "3 days 4 h". */
export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (days > 0)
    return [`${days} ${days === 1 ? 'day' : 'days'}`, hours % 24 > 0 && `${hours % 24} h`].filter(Boolean).join(' ');
  if (hours === 0) return `${minutes} min`;
  return [`${hours} h`, minutes % 60 > 0 && `${minutes % 60} min`].filter(Boolean).join(' ');
}

export interface ChartPoint {
  label: string;
  values: number[];
  texts: string[];
}

export interface ChartContent {
  title: string;
  series: [string, string];
  points: ChartPoint[];
}

const shortDay = (day: string): string =>
  new Date(day).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

export const longMonth = (month: string): string =>
  new Date(`${month}-01`).toLocaleDateString('en-US', { year: 'numeric', month: 'long', timeZone: 'UTC' });

export const monthName = (month: string): string => longMonth(month).split(' ')[0] ?? '';

const weekChart = (weeks: readonly WeekStatistics[]): ChartContent => ({
  title: 'Requests and messages by week',
  series: ['Requests', 'Messages'],
  points: weeks.map(({ start, requests, messages }) => ({
    label: shortDay(start),
    values: [requests, messages],
    texts: [String(requests), String(messages)],
  })),
});

function moneyCharts(months: readonly MonthStatistics[]): ChartContent[] {
  const isThere = (currency: Currency) =>
    months.some(({ open, won }) => [...open, ...won].some((money) => money.currency === currency));
  // Reverse order puts Kwacha, the local currency, first.
  return CURRENCIES.filter(isThere)
    .sort((left, right) => right.localeCompare(left))
    .map((currency) => ({
      title: `Open and accepted quotes by month, ${CURRENCY_LABELS[currency]}`,
      series: ['Open', 'Accepted'],
      points: months.map(({ month, open, won }) => {
        const values = [amountOf(open, currency), amountOf(won, currency)];
        return { label: longMonth(month), values, texts: values.map((value) => formatMoney(value, currency)) };
      }),
    }));
}

/** The charts appear from the fourth week of use. The first week is the one with the first request or message. */
const CHARTS_FROM_WEEKS = 4;

const hasMoney = ({ open, won }: MonthStatistics): boolean => open.length + won.length > 0;

/** Returns the charts, or none during the first weeks, in which a chart would have too few bars to be useful. */
export function chartsOf({ weeks, months }: Pick<DashboardStatistics, 'weeks' | 'months'>): ChartContent[] {
  const first = weeks.findIndex(({ requests, messages }) => requests + messages > 0);
  const isOldEnough = first !== -1 && first <= weeks.length - CHARTS_FROM_WEEKS;
  // A quote that is at least two months old also proves that the site has been in use for four weeks.
  if (!isOldEnough && !months.slice(0, -2).some(hasMoney)) return [];
  return [...(first === -1 ? [] : [weekChart(weeks)]), ...moneyCharts(months)];
}

const amountOf = (sums: readonly Money[], currency: Currency): number =>
  sums.find((money) => money.currency === currency)?.total ?? 0;
