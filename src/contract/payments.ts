import { type BodyOf, choice, decimal, type InputOf, knownEmail, must, optionalText, requiredText } from './fields';
import { LIMITS } from './limits';
import { formatDay, isDay, lusakaDay } from './lusaka-day';
import type { DueInstalment, Dues, InstalmentState } from './schedule';
import { type Currency, formatMoney, type Instalment } from './terms';

export const PAY_TO_FIELDS = {
  label: requiredText('Name', LIMITS.paymentLabel, { ask: 'Please enter a name, such as Airtel Money.' }),
  details: requiredText('Details', LIMITS.paymentDetails, {
    hint: 'Enter the phone number or account, and the name of its owner. You can use several lines.',
    ask: 'Please enter the account or phone number to which clients pay.',
    rows: [2, 6],
  }),
};

export type PayTo = InputOf<typeof PAY_TO_FIELDS>;

const PAYMENT_METHOD_LABELS = { cash: 'Cash', bank: 'Bank', mobile_money: 'Mobile money', other: 'Another way' };
export type PaymentMethod = keyof typeof PAYMENT_METHOD_LABELS;

/** Payment methods for the end of a sentence, such as "K5,000.00 by mobile money". */
const PAID_BY: Record<PaymentMethod, string> = {
  cash: 'in cash',
  bank: 'by bank',
  mobile_money: 'by mobile money',
  other: 'in another way',
};

/** Example: "by mobile money (Airtel Money)". */
export const paidBy = ({ method, methodLabel }: { method: PaymentMethod; methodLabel?: string }): string =>
  methodLabel ? `${PAID_BY[method]} (${methodLabel})` : PAID_BY[method];

/** Earlier days are refused, because they are probably typing errors. */
const FIRST_DAY = '2000-01-01';

export const PAYMENT_FIELDS = {
  amount: must(decimal('Amount', LIMITS.paymentMin, LIMITS.priceMax)),
  day: requiredText('Day', 'YYYY-MM-DD'.length, {
    check: (day) => {
      if (!isDay(day)) return 'Enter the day as year-month-day, such as 2026-12-22.';
      if (day < FIRST_DAY) return 'Please check the year.';
      return day > lusakaDay(new Date()) ? 'The date cannot be in the future.' : null;
    },
  }),
  method: must(choice('Method', PAYMENT_METHOD_LABELS, 'mobile_money')),
  /** Payment method, such as "Airtel Money". A copy, so that it stays when the settings change. */
  methodLabel: optionalText('Paid to', LIMITS.paymentLabel, { holds: 'line' }),
  note: optionalText('Note', LIMITS.paymentNote, { hint: 'Visible to staff only.', rows: [1, 4] }),
};

export interface PaymentInput extends BodyOf<typeof PAYMENT_FIELDS> {
  /** Id of the newest payment that the sender has seen, or `null`. Answers 409 if a newer payment exists. */
  lastPaymentId?: string | null;
}

export interface Payment extends InputOf<typeof PAYMENT_FIELDS> {
  _id: string;
  by: string;
  at: string;
}

/** Fields with which clients report a payment on the page of an invoice. This page asks for no email address. */
export const PAID_NOTE_FIELDS = {
  note: optionalText('How you paid', LIMITS.paymentNote, {
    hint: 'Please include the amount, the date and the transaction number.',
    rows: [2, 6],
  }),
};

export const PAID_FIELDS = { email: knownEmail(), ...PAID_NOTE_FIELDS };

export type PaymentReportInput = BodyOf<typeof PAID_NOTE_FIELDS>;
export type PaidInput = BodyOf<typeof PAID_FIELDS>;

export interface PaymentReport {
  note: string;
  /** Number of the invoice on whose page the payment was reported. Anyone with the link can open this page. */
  invoice?: string;
  at: string;
}

export function dueLabel({ isDeposit, due, owed }: Pick<Dues, 'isDeposit' | 'due' | 'owed'>): string {
  if (isDeposit) return 'Deposit due';
  return due === owed ? 'Balance due' : 'Amount due';
}

/** Replaces the request to pay from a payment report until staff have checked it. */
export const CHECKING_REPORT = 'We are checking the reported payment, so please do not pay it again.';

const INSTALMENT_STATES: Record<InstalmentState, string> = {
  paid: 'Paid',
  overdue: 'Overdue',
  due: 'Due',
  next: 'Next',
  later: '',
};

type DueParts = Pick<Instalment, 'dueDate' | 'dueWhen'> & { state?: InstalmentState };

/**
 * Example: "December 22, 2026" or "when the work is done". An instalment that is due by words has a date only if it has
 * an unpaid invoice: "when the work is done, invoice due December 22, 2026".
 */
export function dueText({ dueDate, dueWhen, state }: DueParts): string {
  if (!dueDate || (dueWhen && state === 'paid')) return dueWhen;
  return dueWhen ? `${dueWhen}, invoice due ${formatDay(dueDate)}` : formatDay(dueDate);
}

/** Describes the state of an instalment, such as "Overdue, K100.00 paid". Empty before the quote is accepted. */
export function stateText({ state, paid = 0 }: Partial<DueInstalment>, currency: Currency): string {
  if (!state) return '';
  const part = paid > 0 && state !== 'paid' ? `${formatMoney(paid, currency)} paid` : '';
  return [INSTALMENT_STATES[state], part].filter(Boolean).join(', ');
}

/** Describes the next instalment, such as "Balance, K6,960.00, when the work is done". Empty if none comes later. */
export function nextText({ instalments }: Pick<Dues, 'instalments'>, currency: Currency): string {
  const next = instalments.find(({ state }) => state === 'next');
  if (!next) return '';
  const { label, amount, paid } = next;
  const open = Math.round(amount * 100 - paid * 100) / 100;
  return [label, formatMoney(open, currency), dueText(next)].filter(Boolean).join(', ');
}

export interface VisitorPayment extends Dues {
  /** Number of the open invoice for the first due instalment. If there is none, the number of the quote. */
  reference: string;
  methods: PayTo[];
  payments: Pick<Payment, '_id' | 'amount' | 'day' | 'method' | 'at'>[];
  /** Time at which the client reported a payment. `null` if there is no report, or if staff have checked it. */
  saidPaidAt: string | null;
  saidPaidNote: string;
  /** Number of the invoice on whose page the payment was reported; empty if the client reported it with the quote. */
  saidPaidInvoice: string;
}
