import { type BodyOf, choice, decimal, type InputOf, knownEmail, must, optionalText, requiredText } from './fields';
import { LIMITS } from './limits';
import { isDay, lusakaDay } from './lusaka-day';
import type { Dues } from './sums';

/** Where an organisation is paid, as its settings say. */
export const PAY_TO_FIELDS = {
  label: requiredText('Name', LIMITS.paymentLabel, { ask: 'Please name it, such as Airtel Money.' }),
  details: requiredText('Details', LIMITS.paymentDetails, {
    hint: 'Enter the number or account and the name it is registered to. You can use several lines.',
    ask: 'Please enter the account or number to pay to.',
    rows: [2, 6],
  }),
};

export type PayTo = InputOf<typeof PAY_TO_FIELDS>;

const PAYMENT_METHOD_LABELS = { cash: 'Cash', bank: 'Bank', mobile_money: 'Mobile money', other: 'Another way' };
export type PaymentMethod = keyof typeof PAYMENT_METHOD_LABELS;

/** "K5,000.00 by mobile money" within a sentence. */
export const PAID_BY: Record<PaymentMethod, string> = {
  cash: 'in cash',
  bank: 'by bank',
  mobile_money: 'by mobile money',
  other: 'in another way',
};

/** Earlier days are slips of the keyboard. */
const FIRST_DAY = '2000-01-01';

/** Fields that staff record of money that has come in. */
export const PAYMENT_FIELDS = {
  amount: must(decimal('Amount', LIMITS.paymentMin, LIMITS.priceMax)),
  day: requiredText('Day', 'YYYY-MM-DD'.length, {
    check: (day) => {
      if (!isDay(day)) return 'Day must be a day such as 2026-12-22.';
      if (day < FIRST_DAY) return 'Please check the year.';
      return day > lusakaDay(new Date()) ? 'The date cannot be in the future.' : null;
    },
  }),
  method: must(choice('Method', PAYMENT_METHOD_LABELS, 'mobile_money')),
  note: optionalText('Note', LIMITS.paymentNote, { hint: 'Visible to staff only.', rows: [1, 4] }),
};

export interface PaymentInput extends BodyOf<typeof PAYMENT_FIELDS> {
  /**
   * Id of the newest payment that was on the screen, `null` for none. With it nothing is recorded when a colleague was
   * faster: 409, and in `current` the quote with the colleague's payment. Without it nobody looks.
   */
  lastPaymentId?: string | null;
}

export interface Payment extends InputOf<typeof PAYMENT_FIELDS> {
  _id: string;
  /** Who recorded it, as they were called then. */
  by: string;
  at: string;
}

/** Fields of a client who says that they have paid. */
export const PAID_FIELDS = {
  /** The one that the request was sent with. */
  email: knownEmail(),
  note: optionalText('How you paid', LIMITS.paymentNote, {
    hint: 'Please include the amount, the date and the transaction number.',
    rows: [2, 6],
  }),
};

export type PaidInput = BodyOf<typeof PAID_FIELDS>;

/** A client's word that they have paid, until staff have recorded a payment or looked in vain. */
export interface PaidWord {
  note: string;
  at: string;
}

/** Name of the amount due, as page, mail and PDF call it. */
export const dueLabel = ({ isDeposit }: Pick<Dues, 'isDeposit'>): string => (isDeposit ? 'Deposit due' : 'Balance due');

/** Money of an accepted quote as its client reads it: the amount due, and how it is paid. */
export interface VisitorPayment extends Dues {
  methods: PayTo[];
  /** Oldest first. */
  payments: Pick<Payment, '_id' | 'amount' | 'day' | 'method' | 'at'>[];
  /** When the client said that they have paid, while nobody has looked. */
  saidPaidAt: string | null;
}
