import { type DashboardStatistics, PERIODS } from '../../contract/dashboard';
import { daysAfter, lusakaDay, mondayOf, monthOf, monthsAfter, startOf } from '../../contract/lusaka-day';
import type { ProjectRequestRow } from '../schemas/project-request.schema';
import { asOf, type Quote } from '../schemas/quote.schema';
import { threadOf } from '../schemas/thread.schema';
import { datedDuesOf } from './overdue';
import { Sums } from './request-statistics';

export const WORKED_FIELDS =
  'name status createdAt quote.status quote.price quote.currency quote.validUntil quote.answer.at quote.answer.by ' +
  'quote.revisions.sentAt quote.payments.amount quote.payments.day quote.depositPercent quote.schedule openInvoices thread._id thread.kind thread.at';

export interface WorkStatistics
  extends Pick<
    DashboardStatistics,
    'lateRequests' | 'open' | 'openQuotes' | 'won' | 'wonQuotes' | 'paid' | 'owed' | 'overdue' | 'months'
  > {
  byWeek: Map<string, number>;
  /** Milliseconds until the first answer, for each answered request that was created after `answersSince`. */
  answerTimes: number[];
}

const monthsUntil = (now: Date): string[] => {
  const last = monthOf(lusakaDay(now));
  return Array.from({ length: PERIODS.months }, (_, place) => monthsAfter(last, place + 1 - PERIODS.months));
};

export const weeksUntil = (now: Date): string[] => {
  const last = mondayOf(lusakaDay(now));
  return Array.from({ length: PERIODS.weeks }, (_, place) => daysAfter(last, 7 * (place + 1 - PERIODS.weeks)));
};

export const answersSince = (now: Date): Date => startOf(daysAfter(lusakaDay(now), -PERIODS.answerDays));

export function workStatisticsOf(rows: readonly ProjectRequestRow[], now: Date, lateFrom: Date): WorkStatistics {
  const months = monthsUntil(now).map((month) => ({ month, open: new Sums(), won: new Sums() }));
  const inMonth = (time: Date) => months.find(({ month }) => month === monthOf(lusakaDay(time)));
  const open = new Sums();
  const won = new Sums();
  const paid = new Sums();
  const owed = new Sums();
  const overdue = new Sums();
  const thisMonth = months.at(-1)?.month;
  let openQuotes = 0;
  let wonQuotes = 0;
  const byWeek = new Map<string, number>();
  for (const row of rows) {
    const { createdAt, quote: stored } = row;
    const week = mondayOf(lusakaDay(createdAt));
    byWeek.set(week, (byWeek.get(week) ?? 0) + 1);
    const quote = stored && asOf(stored, now);
    if (quote?.status === 'sent') {
      openQuotes += 1;
      open.add(quote);
      inMonth(quote.revisions.at(-1)?.sentAt ?? createdAt)?.open.add(quote);
    }
    for (const { amount, day } of quote?.payments ?? []) {
      if (monthOf(day) === thisMonth) paid.add({ price: amount, currency: quote?.currency });
    }
    const dues = datedDuesOf(row, now);
    owed.add({ price: dues?.owed ?? 0, currency: quote?.currency });
    overdue.add({ price: dues?.overdue ?? 0, currency: quote?.currency });
    if (quote?.status === 'accepted' && quote.answer) {
      const month = inMonth(quote.answer.at);
      month?.won.add(quote);
      if (month?.month !== thisMonth) continue;
      wonQuotes += 1;
      won.add(quote);
    }
  }
  const isOpen = ({ status }: ProjectRequestRow) => status === 'pending' || status === 'in_review';
  const since = answersSince(now);
  return {
    lateRequests: rows.filter((row) => isOpen(row) && row.createdAt < lateFrom).length,
    open: open.all(),
    openQuotes,
    won: won.all(),
    wonQuotes,
    paid: paid.all(),
    owed: owed.all(),
    overdue: overdue.all(),
    months: months.map((month) => ({ month: month.month, open: month.open.all(), won: month.won.all() })),
    byWeek,
    answerTimes: rows.filter(({ createdAt }) => createdAt >= since).flatMap(answerTime),
  };
}

/** Returns the milliseconds until staff first replied, called, sent a quote or closed the request. */
function answerTime(row: ProjectRequestRow): number[] {
  const firstReply = threadOf(row).find(({ kind }) => kind === 'reply' || kind === 'whatsapp' || kind === 'call');
  const times = [...(firstReply ? [Date.parse(firstReply.at)] : []), ...quoteTimes(row.quote)];
  return times.length > 0 ? [Math.min(...times) - +row.createdAt] : [];
}

function quoteTimes(quote: Quote | null | undefined): number[] {
  if (!quote) return [];
  const { revisions = [], answer } = quote;
  return [...revisions.slice(0, 1).map(({ sentAt }) => +sentAt), ...(answer?.by === 'staff' ? [+answer.at] : [])];
}
