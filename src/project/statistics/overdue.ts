import { lusakaDay } from '../../contract/lusaka-day';
import { type Dues, duesOf } from '../../contract/schedule';
import type { ProjectRequestRow } from '../schemas/project-request.schema';

/** Fields that are needed to find what is due. `price` is the total of the quote, so its lines are not needed. */
export const DUES_FIELDS = 'quote.price quote.depositPercent quote.schedule quote.payments.amount openInvoices';

/** Returns what is due for an accepted quote. `null` for other quotes. */
export function datedDuesOf(
  { quote, openInvoices: invoices }: Pick<ProjectRequestRow, 'quote' | 'openInvoices'>,
  now: Date,
): Dues | null {
  if (quote?.status !== 'accepted') return null;
  const { price, depositPercent, schedule, payments = [] } = quote;
  const terms = { price, depositPercent, schedule, lines: [], discount: 0, vatPercent: 0 };
  return duesOf(terms, payments, { today: lusakaDay(now), invoices });
}
