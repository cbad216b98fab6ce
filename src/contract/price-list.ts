import type { Stored } from './errors';
import { choice, decimal, type InputOf, must } from './fields';
import { LIMITS } from './limits';
import { QUOTE_LINE_FIELDS } from './quote-fields';
import { CURRENCY_LABELS } from './terms';

export const PRICE_FIELDS = {
  text: { ...QUOTE_LINE_FIELDS.text, rows: [1, 4] as const },
  unitPrice: must(decimal('Unit price', 0, LIMITS.priceMax)),
  currency: choice('Currency', CURRENCY_LABELS, 'USD'),
};

export type PriceInput = InputOf<typeof PRICE_FIELDS>;

export interface Price extends PriceInput, Stored {}

export const PRICE_TEXTS = {
  full: `There are already ${LIMITS.prices} lines in the price list, so you cannot add another. Please delete one first.`,
} as const;
