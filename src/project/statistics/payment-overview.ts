import { PERIODS } from '../../contract/dashboard';
import { lusakaDay, monthOf, monthsAfter } from '../../contract/lusaka-day';
import type { OwingClient, PaymentOverview } from '../../contract/payment-overview';
import { nextText } from '../../contract/payments';
import { duesOf, type InstalmentState } from '../../contract/schedule';
import { hundredths, sumsOf, toAmount } from '../../contract/sums';
import type { ProjectRequestRow } from '../schemas/project-request.schema';
import { type Quote, termsOf } from '../schemas/quote.schema';
import { Sums } from './request-statistics';

export const OVERVIEW_FIELDS = 'name organisation createdAt quote openInvoices';

type OverviewRow = Pick<ProjectRequestRow, '_id' | 'name' | 'organisation' | 'createdAt' | 'quote' | 'openInvoices'>;

export function paymentOverviewOf(rows: readonly OverviewRow[], now: Date): PaymentOverview {
  const last = monthOf(lusakaDay(now));
  const months = Array.from({ length: PERIODS.months }, (_, place) => ({
    month: monthsAfter(last, -place),
    paid: new Sums(),
    vat: new Sums(),
  }));
  const owed = new Sums();
  const owing = rows.flatMap((row) => toOwing(row, now));
  for (const { owed: price, currency } of owing) owed.add({ price, currency });
  for (const { quote } of rows) {
    for (const { day, amount, vat } of quote ? withVat(quote) : []) {
      const month = months.find((each) => each.month === monthOf(day));
      month?.paid.add({ price: amount, currency: quote?.currency });
      month?.vat.add({ price: vat, currency: quote?.currency });
    }
  }
  return {
    owing: owing.sort(byUrgency),
    owed: owed.all(),
    months: months.map(({ month, paid, vat }) => ({ month, paid: paid.all(), vat: vat.all() })),
  };
}

function toOwing({ _id, name, organisation, createdAt, quote, openInvoices }: OverviewRow, now: Date): OwingClient[] {
  if (quote?.status !== 'accepted') return [];
  const { currency } = termsOf(quote);
  const dues = duesOf(termsOf(quote), quote.payments ?? [], { today: lusakaDay(now), invoices: openInvoices });
  const { due, owed, instalments } = dues;
  if (owed === 0) return [];
  const firstDayOf = (...states: InstalmentState[]) =>
    instalments
      .filter(({ state, dueDate }) => states.includes(state) && dueDate !== '')
      .map(({ dueDate }) => dueDate)
      .sort()[0] ?? null;
  return [
    {
      _id: _id.toHexString(),
      name,
      organisation: organisation ?? '',
      number: quote.number ?? null,
      ...{ currency, due, owed, dueDate: firstDayOf('due', 'overdue'), next: nextText(dues, currency) },
      overdueSince: firstDayOf('overdue'),
      acceptedAt: (quote.answer?.at ?? createdAt).toISOString(),
    },
  ];
}

const LAST = '9999';
const byUrgency = (one: OwingClient, other: OwingClient): number =>
  (one.overdueSince ?? LAST).localeCompare(other.overdueSince ?? LAST) ||
  one.acceptedAt.localeCompare(other.acceptedAt);

/**
 * Returns the VAT in each payment, in proportion to the total. Each VAT is the difference of two rounded sums, so that
 * the VAT of all payments of a paid quote is exactly the VAT of the quote. Overpaid money contains no VAT.
 */
function withVat(quote: Quote): { day: string; amount: number; vat: number }[] {
  const sums = sumsOf(termsOf(quote));
  const [vat, total] = [hundredths(sums.vat), hundredths(sums.total)];
  let paid = 0;
  return (quote.payments ?? []).map(({ day, amount }) => {
    const before = vatWithin(paid, vat, total);
    paid += hundredths(amount);
    return { day, amount, vat: toAmount(vatWithin(paid, vat, total) - before) };
  });
}

/** Returns the VAT in the first `paid` of `total`, in hundredths, rounded half up. The product may need a BigInt. */
function vatWithin(paid: number, vat: number, total: number): number {
  if (total === 0) return 0;
  const product = 2n * BigInt(Math.min(paid, total)) * BigInt(vat);
  return Number((product + BigInt(total)) / (2n * BigInt(total)));
}
