import type { FieldError } from '@contract/errors';
import { LIMITS } from '@contract/limits';
import { NEW_QUOTE, type Quote, type QuoteInput, type QuoteStatus } from '@contract/project';
import { QUOTE_TEXTS } from '@contract/quote-texts';
import { type Currency, formatMoney } from '@contract/terms';
import { currencyProblem, signOf, toAmount, toNumber } from '../shared/fields/typed-number';
import { isEnd } from './status-effect';

/** What the fields hold. Numbers stand as they were typed: a field that corrects them by itself prices a job wrong in silence. */
export interface QuoteForm {
  price: string;
  /** Empty where it was not changed here: then that of the stored quote, or of the settings, holds. */
  currency: Currency | '';
  timeEstimate: string;
  teamSize: string;
  notes: string;
  status: QuoteStatus;
  /** A word on who accepted or rejected, and how. */
  note: string;
  /** Mails the quote once it is saved. */
  isMailed: boolean;
}

export const BLANK_QUOTE: QuoteForm = {
  ...NEW_QUOTE,
  price: String(NEW_QUOTE.price),
  currency: '',
  timeEstimate: String(NEW_QUOTE.timeEstimate),
  note: '',
  isMailed: false,
};

export function toQuoteForm({ price, timeEstimate, teamSize, notes, status }: Quote): QuoteForm {
  return {
    price: String(price),
    currency: '',
    timeEstimate: String(timeEstimate),
    teamSize,
    notes,
    status,
    note: '',
    isMailed: false,
  };
}

/** For a form without errors. */
export function toQuoteInput(form: QuoteForm, projectRequestId: string): QuoteInput {
  const note = isEnd(form.status) ? form.note.trim() : '';
  return {
    projectRequestId,
    price: toAmount(form.price, form.currency),
    // Where nobody has said it, the sign does.
    ...withCurrency(form.currency || signOf(form.price)),
    timeEstimate: toNumber(form.timeEstimate),
    teamSize: form.teamSize.trim(),
    notes: form.notes.trim(),
    status: form.status,
    ...(note && { note }),
    ...(form.isMailed && { isMailed: true }),
  };
}

const withCurrency = (currency: Currency | undefined) => (currency ? { currency } : {});

export function quoteFormErrors({
  price,
  currency,
  timeEstimate,
  teamSize,
  status,
  isMailed,
}: QuoteForm): FieldError[] {
  const isOffered = isMailed || status === 'sent' || status === 'accepted' || status === 'expired';
  return [
    {
      field: 'price',
      message: priceError(price, currency) || (isOffered && toAmount(price, currency) === 0 ? QUOTE_TEXTS.noPrice : ''),
    },
    { field: 'timeEstimate', message: weeksError(timeEstimate) },
    { field: 'teamSize', message: teamSize.trim() ? '' : 'Please enter a team size' },
  ].filter(({ message }) => message !== '');
}

function priceError(text: string, currency: Currency | ''): string {
  const problem = currencyProblem(text, currency);
  if (problem) return problem;
  const price = toAmount(text, currency);
  if (Number.isNaN(price)) {
    const isMissing = /^[$K]? *(-|$)/.test(text.trim());
    return isMissing ? 'Please enter a price of at least 0' : 'Please write the price like 1250 or 1,250.50';
  }
  if (price > LIMITS.priceMax) return `Please enter a price of at most ${LIMITS.priceMax.toLocaleString('en-US')}`;
  const [, decimals = ''] = text.trim().split('.');
  return decimals.length > LIMITS.priceDecimals ? `Please enter at most ${LIMITS.priceDecimals} decimals` : '';
}

export function weeksError(text: string): string {
  const weeks = toNumber(text);
  if (!Number.isInteger(weeks) || weeks < LIMITS.timeEstimateMinWeeks) return 'Please enter whole weeks, at least 1';
  return weeks > LIMITS.timeEstimateMaxWeeks ? `Please enter at most ${LIMITS.timeEstimateMaxWeeks} weeks` : '';
}

/** "$4,800.00" for a price that is one, else the text. */
export function formatTypedPrice(text: string, currency: Currency): string {
  const price = toAmount(text, currency);
  return Number.isNaN(price) ? text : formatMoney(price, currency);
}
