import { LIMITS } from '../../contract/limits';
import type { QuoteTermsInput } from '../../contract/quote-fields';
import { QUOTE_TEXTS } from '../../contract/quote-texts';
import type { SiteSettings } from '../../contract/settings';
import { sumsOf } from '../../contract/sums';
import type { QuoteLine, QuoteTerms } from '../../contract/terms';
import { invalid } from '../../platform/errors/product-error';

export type QuoteSettings = Pick<SiteSettings, 'currency' | 'vatPercent' | 'tpin' | 'quoteValidDays' | 'quoteIncluded'>;

/** Terms sent by staff. Missing fields keep their stored values. */
export interface NewTerms extends QuoteTermsInput {
  lines?: QuoteLine[];
}

const blankTerms = ({ currency, vatPercent, quoteIncluded }: QuoteSettings) => ({
  lines: [],
  discount: 0,
  vatPercent,
  depositPercent: 0,
  currency,
  notes: '',
  included: [...quoteIncluded],
  validUntil: null,
});

/** Builds the new terms of a quote. With lines, the price is their sum. Throws 400. */
export function newTerms(input: NewTerms, stored: QuoteTerms | null, settings: QuoteSettings): QuoteTerms {
  const base = stored ?? blankTerms(settings);
  const lines = input.lines ?? base.lines;
  const hasLines = lines.length > 0;
  if (!hasLines && typeof input.price !== 'number') throw invalid('price', QUOTE_TEXTS.priceMissing);
  const terms: QuoteTerms = {
    price: input.price ?? 0,
    lines,
    discount: hasLines ? (input.discount ?? base.discount) : 0,
    vatPercent: input.vatPercent ?? base.vatPercent,
    depositPercent: input.depositPercent ?? base.depositPercent,
    currency: input.currency ?? base.currency,
    timeEstimate: input.timeEstimate,
    teamSize: input.teamSize,
    notes: input.notes ?? base.notes,
    included: input.included ?? base.included,
    validUntil: input.validUntil === undefined ? base.validUntil : input.validUntil || null,
  };
  const { subtotal, total } = sumsOf(terms);
  if (terms.discount > subtotal) throw invalid('discount', QUOTE_TEXTS.discountTooLarge);
  if (total > LIMITS.priceMax) throw invalid('lines', QUOTE_TEXTS.tooDear);
  return { ...terms, price: total };
}
