import { type BodyOf, decimal, must, optionalText, wholeNumber } from './fields';
import { LIMITS } from './limits';
import { isDay, lusakaDay } from './lusaka-day';
import type { Payment, PayTo } from './payments';
import { convert, hundredths, toAmount } from './sums';
import { type Currency, formatMoney, type QuoteLine } from './terms';

export const DOCUMENT_LABELS = { invoice: 'Invoice', 'credit-note': 'Credit note', receipt: 'Receipt' } as const;
export type DocumentKind = keyof typeof DOCUMENT_LABELS;
export const DOCUMENT_KINDS = Object.keys(DOCUMENT_LABELS) as DocumentKind[];

const PREFIXES: Record<DocumentKind, string> = { invoice: 'INV', 'credit-note': 'CN', receipt: 'RC' };

export const documentNumber = ({ kind, year, seq }: { kind: DocumentKind; year: number; seq: number }): string =>
  `${PREFIXES[kind]}-${year}-${String(seq).padStart(4, '0')}`;

/** API path of a document's PDF file. Anyone who knows the id can open it. */
export const documentFile = ({ kind, _id }: { kind: DocumentKind; _id: string }): string => `/api/${kind}s/${_id}/pdf`;

/** The payment of a receipt, with the paid and open amounts after it. */
export interface DocumentPayment extends Pick<Payment, 'day' | 'method'> {
  methodLabel?: string;
  paid: number;
  balance: number;
  /** The instalments that the payment covered. Missing in receipts that are older than the field. */
  covers?: CoveredInstalment[];
}

/** `invoice` is the number of the invoice that was open then, or empty. */
export interface CoveredInstalment {
  label: string;
  invoice: string;
}

/** Example: "Deposit, invoice INV-2026-0003; Balance". */
export const coveredText = ({ covers = [] }: Pick<DocumentPayment, 'covers'>): string =>
  covers.map(({ label, invoice }) => (invoice ? `${label}, invoice ${invoice}` : label)).join('; ');

/** Content of a document, copied when it is issued. It does not change if settings or the quote change later. */
export interface DocumentContent {
  from: Record<'siteName' | 'address' | 'contactPhone' | 'contactEmail' | 'tpin', string>;
  to: { name: string; organisation: string; tpin: string };
  service: string;
  quoteNumber: string;
  currency: Currency;
  /** Terms of the whole quote: lines, discount, VAT rate, and total (`agreed`). */
  lines: QuoteLine[];
  discount: number;
  vatPercent: number;
  agreed: number;
  /** Name of the part of the quote that the document is about, such as "Deposit". */
  label: string;
  total: number;
  /** VAT within `total`. */
  vat: number;
  methods: PayTo[];
  entry: number | null;
  dueDate: string | null;
  /** Kwacha for one unit of `currency`. Missing if staff entered none. */
  rate?: number;
  payment: DocumentPayment | null;
  /** For a credit note: the invoice that it cancels. */
  credits: { number: string; day: string } | null;
}

export interface ListedDocument extends Pick<DocumentContent, 'label' | 'total' | 'currency' | 'entry' | 'dueDate'> {
  _id: string;
  kind: DocumentKind;
  number: string;
  /** For a receipt: id of its payment. For a credit note: id of its invoice. */
  sourceId: string;
  /** Day of issue, `YYYY-MM-DD` in Lusaka. */
  day: string;
  isVoid: boolean;
}

export const INVOICE_FIELDS = {
  /** Index of the instalment in the payment schedule, from 0. */
  entry: must(wholeNumber('Instalment', 0, LIMITS.instalments - 1)),
  dueDate: optionalText('Due date', 'YYYY-MM-DD'.length, {
    check: (day) => {
      if (!isDay(day)) return 'Enter the day as year-month-day, such as 2026-12-22.';
      return day < lusakaDay(new Date()) ? 'The due date cannot be in the past.' : null;
    },
  }),
  /** Kwacha for one unit of the invoice's currency. */
  rate: decimal('Exchange rate', LIMITS.exchangeRateMin, LIMITS.exchangeRateMax, {
    decimals: 4,
    hint: 'Kwacha for 1 US Dollar, such as 27.3456. The invoice then also states VAT and total in Kwacha.',
  }),
};

export type InvoiceInput = BodyOf<typeof INVOICE_FIELDS>;

/** Days from issue until an invoice is due. Used if the instalment has no due date. */
export const INVOICE_DUE_DAYS = 14;

export const INVOICE_STATES = { open: 'Open', paid: 'Paid', overdue: 'Overdue', credited: 'Credited' } as const;
export type InvoiceState = keyof typeof INVOICE_STATES;

export interface IssuedInvoice
  extends InvoiceProgress,
    Pick<ListedDocument, '_id' | 'number' | 'day' | 'dueDate' | 'total' | 'currency'> {
  client: string;
  organisation: string;
  quoteNumber: string;
  requestId: string;
}

/** State of an invoice after its issue. It is calculated, because a stored document never changes. */
export interface InvoiceProgress {
  /** `null` if the request was deleted, because its payments are then unknown. */
  state: InvoiceState | null;
  /** Amount of payments that cover this invoice. For a credited invoice: payments before the credit note. */
  paid: number;
  creditNote: Pick<ListedDocument, '_id' | 'number' | 'day'> | null;
}

/** An invoice as anyone with its link sees it. */
export interface VisitorInvoice extends DocumentContent, InvoiceProgress {
  _id: string;
  number: string;
  day: string;
  /**
   * Time of a payment report that staff have not checked yet. `null` if there is none, if it names another invoice, or
   * if nothing is to be paid.
   */
  saidPaidAt: string | null;
  /** Words of that report if it was written on the page of this invoice, otherwise empty. */
  saidPaidNote: string;
}

export const isToPay = ({ state }: Pick<InvoiceProgress, 'state'>): boolean => state === 'open' || state === 'overdue';

export const leftToPay = ({ total, paid }: Pick<VisitorInvoice, 'total' | 'paid'>): number =>
  toAmount(hundredths(total) - hundredths(paid));

/** Tells the client that a cancelled invoice need not be paid, and what happens to a payment. */
export const creditedText = ({ paid, currency }: Pick<VisitorInvoice, 'paid' | 'currency'>): string =>
  paid > 0
    ? `You do not need to pay it. Your payment of ${formatMoney(paid, currency)} still counts towards the quote.`
    : 'You do not need to pay it.';

/** Returns the exchange rate, and VAT and total in Kwacha, as labels and values. Empty without a rate. */
export function kwachaRows({ rate, currency, vat, total }: DocumentContent): [label: string, value: string][] {
  if (rate === undefined) return [];
  const kwacha = (amount: number) => formatMoney(convert(amount, rate), 'ZMW');
  return [
    ['Exchange rate', `${formatMoney(1, currency)} = K${rate.toFixed(4)}`],
    ...(vat > 0 ? [['VAT in Kwacha', kwacha(vat)] as [string, string]] : []),
    ['Total in Kwacha', kwacha(total)],
  ];
}

/** Example: "Deposit, 40% of quote Q-2026-0001". */
export function instalmentText({ label, total, agreed, quoteNumber }: DocumentContent): string {
  const share = total === agreed ? '' : `${toAmount(Math.round((total / agreed) * 10_000))}% of `;
  return `${label}, ${share}quote ${quoteNumber}`.trim();
}

export const invoicePath = (id: string): string => `/invoices/${id}`;

export const DOCUMENT_TEXTS = {
  notAnInstalment: 'This quote has no such instalment.',
  alreadyInvoiced: 'This instalment already has an invoice.',
  notToPay: 'You do not need to pay this invoice.',
  noRate: 'An invoice in Kwacha has no exchange rate.',
  creditFirst: 'This quote has an open invoice. Credit the invoice first.',
} as const;

/** Title of a document. Only invoices with VAT may be called tax invoices, see docs/invoices.md. */
export const documentTitle = ({ kind, vat, from }: Pick<DocumentContent, 'vat' | 'from'> & { kind: DocumentKind }) =>
  kind === 'invoice' && vat > 0 && from.tpin ? 'Tax invoice' : DOCUMENT_LABELS[kind];
