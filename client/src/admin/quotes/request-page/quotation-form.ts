import type { FieldError } from '@contract/errors';
import { tidied } from '@contract/field-rules';
import { LIMITS } from '@contract/limits';
import { isOver } from '@contract/lusaka-day';
import { NEW_QUOTE, type Quote, type QuoteInput } from '@contract/project';
import { QUOTE_FIELDS, QUOTE_LINE_FIELDS } from '@contract/quote-fields';
import { QUOTE_TEXTS } from '@contract/quote-texts';
import { scheduleMistake } from '@contract/schedule';
import type { SiteSettings } from '@contract/settings';
import { type QuoteSums, sumsOf } from '@contract/sums';
import { type Currency, formatMoney, type QuoteLine } from '@contract/terms';
import { typedProblem } from '../../shared/fields/record-form';
import { currencyProblem, toNumber } from '../../shared/fields/typed-number';
import type { RecordField } from '../../shared/forms/compared-fields';
import { isBlank, NEW_LINE, type TypedLine } from './line-list';
import {
  NO_SCHEDULE,
  scheduleOf,
  scheduleProblems,
  scheduleText,
  type TypedSchedule,
  typedSchedule,
} from './schedule-form';
import { amountIn, amountProblem, numberOf, numberProblem, percentOf, typedAmount } from './typed-amounts';

/** Values of the form for a quote. Numbers are strings, so that the form can show invalid ones with an error. */
export interface QuotationForm {
  lines: TypedLine[];
  price: string;
  discount: string;
  vatPercent: string;
  depositPercent: string;
  schedule: TypedSchedule;
  currency: Currency;
  timeEstimate: string;
  teamSize: string;
  notes: string;
  included: string;
  /** A day as `YYYY-MM-DD`, or empty. */
  validUntil: string;
}

/** Converts a stored quote to form values. An expired quote gets no expiry day, so that the user must choose one. */
export const toQuotationForm = (quote: Quote): QuotationForm => ({
  lines: quote.lines.map(({ text, quantity, unitPrice }) => ({
    text,
    quantity: quantity.toLocaleString('en-US'),
    unitPrice: typedAmount(unitPrice),
  })),
  price: typedAmount(quote.price),
  discount: typedAmount(quote.discount),
  vatPercent: String(quote.vatPercent),
  depositPercent: String(quote.depositPercent),
  schedule: typedSchedule(quote.schedule),
  currency: quote.currency,
  timeEstimate: String(quote.timeEstimate),
  teamSize: quote.teamSize,
  notes: quote.notes,
  included: quote.included.join('\n'),
  validUntil: quote.status === 'expired' ? '' : (quote.validUntil ?? ''),
});

export const newQuotation = ({
  currency,
  vatPercent,
  quoteTeamSize,
  quoteIncluded,
}: Pick<SiteSettings, 'currency' | 'vatPercent' | 'quoteTeamSize' | 'quoteIncluded'>): QuotationForm => ({
  lines: [NEW_LINE],
  price: typedAmount(0),
  discount: typedAmount(0),
  vatPercent: String(vatPercent),
  depositPercent: '0',
  schedule: NO_SCHEDULE,
  currency,
  timeEstimate: String(NEW_QUOTE.timeEstimate),
  teamSize: quoteTeamSize,
  notes: NEW_QUOTE.notes,
  included: quoteIncluded.join('\n'),
  validUntil: '',
});

const lineOf = ({ text, quantity, unitPrice }: TypedLine, currency: Currency): QuoteLine => ({
  text: text.trim(),
  quantity: numberOf(quantity),
  unitPrice: amountIn(currency)(unitPrice),
});

/** Returns the first line of a quote with a single price. This price includes VAT, a line does not. */
export function lineOfPrice({ price, vatPercent, currency }: QuotationForm): TypedLine {
  const cents = Math.round((amountIn(currency)(price) * 10_000) / (100 + percentOf(vatPercent)));
  return cents > 0 ? { ...NEW_LINE, unitPrice: typedAmount(cents / 100) } : NEW_LINE;
}

const writtenLines = ({ lines }: QuotationForm): TypedLine[] => lines.filter((line) => !isBlank(line));

const hasLines = (form: QuotationForm): boolean => form.lines.some((line) => !isBlank(line));

/** Converts the form to the terms of a quote. The form must have no problems, see `quotationProblems`. */
export function toTerms(form: QuotationForm): Omit<QuoteInput, 'projectRequestId' | 'status'> {
  const { price, discount, vatPercent, depositPercent, currency, timeEstimate, teamSize, notes, validUntil } = form;
  const amount = amountIn(currency);
  return {
    ...(hasLines(form) ? { discount: amount(discount) } : { price: form.lines.length === 0 ? amount(price) : 0 }),
    lines: writtenLines(form).map((line) => lineOf(line, currency)),
    vatPercent: percentOf(vatPercent),
    depositPercent: percentOf(depositPercent),
    schedule: scheduleOf(form.schedule, currency),
    currency,
    timeEstimate: numberOf(timeEstimate),
    teamSize: teamSize.trim(),
    notes: notes.trim(),
    included: tidied(QUOTE_FIELDS.included, form.included.split('\n')) as string[],
    validUntil,
  };
}

export function pricedTerms(form: QuotationForm) {
  const { price, lines = [], discount, vatPercent, depositPercent } = toTerms(form);
  return {
    ...{ price: price ?? 0, lines, discount: discount ?? 0, vatPercent: vatPercent ?? 0 },
    ...{ depositPercent: depositPercent ?? 0, currency: form.currency },
  };
}

export function sumsAsTyped(form: QuotationForm): QuoteSums | null {
  if (numberProblems(form).length > 0) return null;
  const sums = sumsOf(pricedTerms(form));
  return sums.discount > sums.subtotal ? null : sums;
}

export function amountOf(line: TypedLine, currency: Currency): string {
  if (isBlank(line) || lineProblems(line, 0, currency).some(({ field }) => !field.endsWith('text'))) return '';
  const terms = { price: 0, discount: 0, vatPercent: 0, depositPercent: 0 };
  return formatMoney(sumsOf({ ...terms, lines: [lineOf(line, currency)] }).total, currency);
}

/**
 * Purpose of a check of the form. `draft` allows a total of 0. `end`, for an accepted or expired quote, requires a
 * price. `sending` also refuses an expiry day in the past.
 */
export type Purpose = 'draft' | 'end' | 'sending';

export function quotationProblems(form: QuotationForm, purpose: Purpose = 'draft', now = new Date()): FieldError[] {
  const { lines, timeEstimate, teamSize, notes, included, validUntil } = form;
  const problems = found([
    ...lines.flatMap((line, place) => (isBlank(line) ? [] : lineProblems(line, place, form.currency))),
    ...(writtenLines(form).length > LIMITS.quoteLines
      ? [{ field: 'lines', message: `A quote can have at most ${LIMITS.quoteLines} lines.` }]
      : []),
    ...termProblems(form),
    ...scheduleProblems(form.schedule, form.currency),
    { field: 'timeEstimate', message: weeksProblem(timeEstimate) },
    { field: 'teamSize', message: typedProblem(QUOTE_FIELDS.teamSize, teamSize) },
    { field: 'notes', message: typedProblem(QUOTE_FIELDS.notes, notes) },
    { field: 'included', message: typedProblem(QUOTE_FIELDS.included, included) },
    { field: 'validUntil', message: dayProblem(validUntil, purpose === 'sending', now) },
  ]);
  return problems.length > 0 ? problems : sumProblems(form, purpose !== 'draft');
}

const found = (looked: { field: string; message: string | null }[]): FieldError[] =>
  looked.flatMap(({ field, message }) => (message ? [{ field, message }] : []));

function lineProblems({ text, quantity, unitPrice }: TypedLine, place: number, currency: Currency): FieldError[] {
  const { text: what, quantity: number, unitPrice: price } = QUOTE_LINE_FIELDS;
  return found([
    { field: `lines.${place}.text`, message: typedProblem(what, text) },
    { field: `lines.${place}.quantity`, message: numberProblem(number, quantity) },
    { field: `lines.${place}.unitPrice`, message: amountProblem(price, unitPrice, currency) },
  ]);
}

function termProblems(form: QuotationForm): FieldError[] {
  const names = ['vatPercent', 'depositPercent'] as const;
  return found([
    ...names.map((name) => ({ field: name, message: numberProblem(QUOTE_FIELDS[name], form[name], percentOf) })),
    {
      field: 'discount',
      message: hasLines(form) ? amountProblem(QUOTE_FIELDS.discount, form.discount, form.currency) : null,
    },
    { field: 'price', message: form.lines.length === 0 ? priceProblem(form) : null },
  ]);
}

/** Returns an error for each amount that was typed or pasted with the sign of another currency. */
export const amountsElsewhere = ({ lines, price, discount, currency }: QuotationForm): FieldError[] =>
  found([
    ...lines.map(({ unitPrice }, place) => ({
      field: `lines.${place}.unitPrice`,
      message: currencyProblem(unitPrice, currency),
    })),
    { field: 'price', message: lines.length === 0 ? currencyProblem(price, currency) : '' },
    { field: 'discount', message: currencyProblem(discount, currency) },
  ]);

/** Returns errors only of numbers from which the total is calculated. Empty fields count as 0. */
function numberProblems(form: QuotationForm): FieldError[] {
  const all = [
    ...writtenLines(form).flatMap((line) => lineProblems(filled(line), 0, form.currency)),
    ...termProblems(form),
  ];
  return all.filter(({ field }) => !field.endsWith('.text'));
}

const filled = (line: TypedLine): TypedLine => ({
  ...line,
  quantity: line.quantity.trim() || '1',
  unitPrice: line.unitPrice.trim() || '0',
});

/** Returns the error of the price. Unlike an empty discount, which counts as 0, an empty price is an error. */
const priceProblem = ({ price, currency }: QuotationForm): string | null =>
  /^\s*(-|$)/.test(price) ? 'Please enter a price of at least 0' : amountProblem(QUOTE_FIELDS.price, price, currency);

function weeksProblem(typed: string): string | null {
  const weeks = toNumber(typed);
  if (!Number.isInteger(weeks) || weeks < LIMITS.timeEstimateMinWeeks) return 'Please enter whole weeks, at least 1';
  return weeks > LIMITS.timeEstimateMaxWeeks ? `Please enter at most ${LIMITS.timeEstimateMaxWeeks} weeks` : null;
}

function dayProblem(day: string, isSent: boolean, now: Date): string | null {
  if (isSent && day !== '' && isOver(day, now)) return 'This day has passed. Choose today or a later day.';
  return typedProblem(QUOTE_FIELDS.validUntil, day);
}

function sumProblems(form: QuotationForm, needsPrice: boolean): FieldError[] {
  const sums = sumsAsTyped(form);
  if (!sums) return [{ field: 'discount', message: QUOTE_TEXTS.discountTooLarge }];
  const field = form.lines.length > 0 ? 'lines' : 'price';
  if (sums.total > LIMITS.priceMax) return [{ field, message: QUOTE_TEXTS.tooDear }];
  if (needsPrice && sums.total === 0) return [{ field, message: QUOTE_TEXTS.noPrice }];
  const message = scheduleMistake({ ...pricedTerms(form), schedule: scheduleOf(form.schedule, form.currency) });
  return found([{ field: 'schedule', message }]);
}

/** Corrects the line numbers in errors from the server. The server gets no blank lines, so it counts differently. */
export function asTyped(errors: readonly FieldError[], form: QuotationForm): FieldError[] {
  const places = form.lines.flatMap((line, place) => (isBlank(line) ? [] : [place]));
  return errors.map(({ field, message }) => ({
    field: field.replace(/^lines\.(\d+)/, (_all, sent: string) => `lines.${places[Number(sent)] ?? sent}`),
    message,
  }));
}

/** Formats an amount for a conflict, without a sign, because the versions may have different currencies. */
function asAmount(typed: string): string {
  if (typed.trim() === '') return '';
  const number = numberOf(typed);
  return Number.isNaN(number) ? typed : typedAmount(number);
}

export const QUOTATION_FIELDS: readonly RecordField<QuotationForm>[] = [
  {
    name: 'lines',
    label: 'Lines',
    format: (lines: TypedLine[]) =>
      lines.map(({ text, quantity, unitPrice }) => `${quantity} × ${unitPrice} ${text}`).join('\n') || '(none)',
  },
  { name: 'price', label: 'Price', format: asAmount },
  { name: 'discount', label: 'Discount', format: asAmount },
  { name: 'vatPercent', label: 'VAT (percent)' },
  { name: 'depositPercent', label: 'Deposit (percent)' },
  { name: 'schedule', label: 'Payment schedule', format: scheduleText },
  { name: 'currency', label: 'Currency' },
  { name: 'timeEstimate', label: 'Timeline (weeks)' },
  { name: 'teamSize', label: 'Team' },
  { name: 'validUntil', label: 'Valid until' },
  { name: 'included', label: 'Included' },
  { name: 'notes', label: 'Notes' },
];
