import { lusakaDay, monthOf } from '../../contract/lusaka-day';
import type { Currency } from '../../contract/terms';
import { type Money, REQUEST_STATES, type RequestStatistics } from '../../contract/work-list';
import type { ProjectRequestRow } from '../schemas/project-request.schema';
import { asOf } from '../schemas/quote.schema';

export const COUNTED_FIELDS =
  'status createdAt quote.status quote.price quote.currency quote.validUntil quote.answer.at quote.answer.by';

type CountedRow = Pick<ProjectRequestRow, '_id' | 'status' | 'createdAt' | 'quote'>;

export function statisticsOf(rows: readonly CountedRow[], now: Date, lateFrom: Date): RequestStatistics {
  const counts = Object.fromEntries(REQUEST_STATES.map((state) => [state, 0])) as RequestStatistics['counts'];
  const sums = { drafts: new Sums(), quoted: new Sums(), won: new Sums() };
  const open = rows.filter(({ status }) => status === 'pending' || status === 'in_review');
  const month = monthOf(lusakaDay(now));
  for (const { status, quote: stored } of rows) {
    counts[status] += 1;
    const quote = stored && asOf(stored, now);
    if (!quote) continue;
    if (quote.status === 'expired') counts.expired += 1;
    if (quote.status === 'draft') sums.drafts.add(quote);
    if (quote.status === 'sent') sums.quoted.add(quote);
    if (quote.status === 'accepted' && quote.answer && monthOf(lusakaDay(quote.answer.at)) === month) {
      sums.won.add(quote);
    }
  }
  return {
    all: rows.length,
    counts,
    sums: { drafts: sums.drafts.all(), quoted: sums.quoted.all(), won: sums.won.all() },
    late: open.filter(({ createdAt }) => createdAt < lateFrom).length,
    oldestId: open[0]?._id.toHexString() ?? null,
  };
}

export class Sums {
  private readonly cents = new Map<Currency, number>();

  add({ price, currency = 'USD' }: { price: number; currency?: Currency }): void {
    if (price > 0) this.cents.set(currency, (this.cents.get(currency) ?? 0) + Math.round(price * 100));
  }

  all(): Money[] {
    return [...this.cents]
      .map(([currency, cents]) => ({ currency, total: cents / 100 }))
      .sort((left, right) => right.currency.localeCompare(left.currency));
  }
}
