import type { Currency } from './terms';
import type { Money } from './work-list';

export interface OwingClient {
  _id: string;
  name: string;
  organisation: string;
  number: string | null;
  currency: Currency;
  due: number;
  /** First due date of the amount due. `null` if nothing is due, or if it is due since the acceptance. */
  dueDate: string | null;
  /** The instalment that comes next: see `nextText`. */
  next: string;
  owed: number;
  /** First due date that has passed without payment. `null` if nothing is overdue. */
  overdueSince: string | null;
  acceptedAt: string;
}

export interface PaymentMonth {
  /** Example: `2026-12`. */
  month: string;
  paid: Money[];
  /** Part of `paid` that is VAT. */
  vat: Money[];
}

export interface PaymentOverview {
  /** Clients with overdue payments come first. The others are sorted by the time of acceptance. */
  owing: OwingClient[];
  owed: Money[];
  /** Last twelve months, newest first. */
  months: PaymentMonth[];
}
