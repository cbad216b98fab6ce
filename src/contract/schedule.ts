import { lusakaDay } from './lusaka-day';
import { hundredths, shareOf, sumsOf, toAmount } from './sums';
import { type Currency, formatMoney, type Instalment, type PricedTerms } from './terms';

/** Quotes that were stored before there were payment schedules have no `schedule`. */
type ScheduledTerms = PricedTerms & { schedule?: readonly Instalment[] };

/** Part of the total with its amount. Payments cover the parts in their order. */
export type PlannedInstalment = Pick<Instalment, 'label' | 'dueDate' | 'dueWhen'> & { amount: number };

/** Invoice that is neither paid nor credited. `entry` is the index of its instalment, from 0. */
export interface OpenInvoice {
  entry: number;
  dueDate: string;
}

/** `next` is the first unpaid instalment that is not due yet. */
export type InstalmentState = 'paid' | 'overdue' | 'due' | 'next' | 'later';

export interface DueInstalment extends PlannedInstalment {
  /** Part of the amount that payments cover. */
  paid: number;
  state: InstalmentState;
}

export interface Dues {
  paid: number;
  /** Unpaid part of the instalments that have an open invoice or whose day has come. The first one may have no day. */
  due: number;
  /** True if only the deposit is due. */
  isDeposit: boolean;
  /** Unpaid part of the total. */
  owed: number;
  /** Part of `due` whose due date has passed. */
  overdue: number;
  overpaid: number;
  instalments: DueInstalment[];
}

const HUNDRED_PERCENT = 10_000;
const DEPOSIT = 'Deposit';

/** Returns the amounts of instalments in cents. If these have shares, the last one gets the remainder of rounding. */
function centsOf(schedule: readonly Instalment[], total: number): number[] {
  const cents = schedule.map(({ share, amount }) =>
    share === null ? hundredths(amount ?? 0) : shareOf(total, hundredths(share)),
  );
  if (schedule[0]?.share == null) return cents;
  const others = cents.slice(0, -1);
  return [...others, total - sumOf(others)];
}

const sumOf = (cents: readonly number[]): number => cents.reduce((sum, amount) => sum + amount, 0);

/** Divides the total into instalments. Without a schedule: deposit and balance, or the total alone. */
export function instalmentsOf(terms: ScheduledTerms): PlannedInstalment[] {
  const { schedule = [], depositPercent } = terms;
  const sums = sumsOf(terms);
  if (schedule.length > 0) {
    const cents = centsOf(schedule, hundredths(sums.total));
    return schedule.map(({ label, dueDate, dueWhen }, place) => ({
      ...{ label, dueDate, dueWhen },
      amount: toAmount(cents[place] ?? 0),
    }));
  }
  const balance = toAmount(hundredths(sums.total) - hundredths(sums.deposit));
  const parts =
    depositPercent === 0
      ? [{ label: 'Total', amount: sums.total, dueWhen: '' }]
      : [
          { label: DEPOSIT, amount: sums.deposit, dueWhen: 'before work starts' },
          { label: 'Balance', amount: balance, dueWhen: 'when the work is done' },
        ];
  return parts.filter(({ amount }) => amount > 0).map((part) => ({ ...part, dueDate: '' }));
}

/** Returns an error that concerns all instalments together, such as a wrong sum, or `null` if there is none. */
export function scheduleMistake(terms: ScheduledTerms & { currency: Currency }): string | null {
  const { schedule = [], currency } = terms;
  if (schedule.length === 0) return null;
  const hasShares = schedule.every(({ share, amount }) => share !== null && amount === null);
  const hasAmounts = schedule.every(({ share, amount }) => share === null && amount !== null);
  if (!hasShares && !hasAmounts) return 'Enter a share for every instalment, or an amount for every instalment.';
  if (schedule.some(({ dueDate, dueWhen }) => (dueDate === '') === (dueWhen === ''))) {
    return 'For each instalment, enter either a day or words such as “on delivery”.';
  }
  const { total } = sumsOf(terms);
  const shares = sumOf(schedule.map(({ share }) => hundredths(share ?? 0)));
  if (hasShares && shares !== HUNDRED_PERCENT) {
    return `The shares must add up to 100%. They add up to ${toAmount(shares)}%.`;
  }
  const cents = centsOf(schedule, hundredths(total));
  if (sumOf(cents) !== hundredths(total)) {
    const money = (sum: number) => formatMoney(toAmount(sum), currency);
    return `The instalments must add up to the total of ${money(hundredths(total))}. They add up to ${money(sumOf(cents))}.`;
  }
  return cents.every((amount) => amount > 0)
    ? null
    : `Each instalment must be at least ${formatMoney(0.01, currency)}.`;
}

interface Standing {
  /** Day in Lusaka, `YYYY-MM-DD`. The default is the current day. */
  today?: string;
  invoices?: readonly OpenInvoice[];
}

/** Calculates what is due. Payments cover the instalments in their order. */
export function duesOf(
  terms: ScheduledTerms,
  payments: readonly { amount: number }[],
  { today = lusakaDay(new Date()), invoices = [] }: Standing = {},
): Dues {
  const paid = sumOf(payments.map(({ amount }) => hundredths(amount)));
  let rest = paid;
  let hasNext = false;
  const instalments = instalmentsOf(terms).map((planned, place): DueInstalment => {
    const amount = hundredths(planned.amount);
    const covered = Math.min(rest, amount);
    rest -= covered;
    const invoice = invoices.find(({ entry }) => entry === place);
    const dueDate = planned.dueDate || invoice?.dueDate || '';
    const isDue = invoice !== undefined || (dueDate === '' ? place === 0 : dueDate <= today);
    let state: InstalmentState = 'paid';
    if (covered < amount) {
      if (isDue) state = dueDate !== '' && dueDate < today ? 'overdue' : 'due';
      else state = hasNext ? 'later' : 'next';
      hasNext ||= !isDue;
    }
    return { ...planned, dueDate, paid: toAmount(covered), state };
  });
  const openOf = (...states: InstalmentState[]): number =>
    sumOf(
      instalments
        .filter(({ state }) => states.includes(state))
        .map((part) => hundredths(part.amount) - hundredths(part.paid)),
    );
  const due = openOf('due', 'overdue');
  const [first] = instalments;
  const isDerived = !terms.schedule?.length && terms.depositPercent > 0;
  return {
    paid: toAmount(paid),
    due: toAmount(due),
    isDeposit:
      isDerived && first?.label === DEPOSIT && due > 0 && due === hundredths(first.amount) - hundredths(first.paid),
    owed: toAmount(openOf('due', 'overdue', 'next', 'later')),
    overdue: toAmount(openOf('overdue')),
    overpaid: toAmount(rest),
    instalments,
  };
}

/** Returns the places of the instalments that one of the payments covers in part or in full. */
export function coveredBy<Payment extends { amount: number }>(
  terms: ScheduledTerms,
  payments: readonly Payment[],
  payment: Payment,
): number[] {
  const place = payments.indexOf(payment);
  const paidBy = (count: number) => duesOf(terms, payments.slice(0, count)).instalments.map(({ paid }) => paid);
  const before = paidBy(place);
  return paidBy(place + 1).flatMap((paid, entry) => (paid > (before[entry] ?? 0) ? [entry] : []));
}
