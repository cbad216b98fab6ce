import { LIMITS } from '../../contract/limits';
import type { InstalmentInput, QuoteTermsInput } from '../../contract/quote-fields';
import { QUOTE_TEXTS } from '../../contract/quote-texts';
import { scheduleMistake } from '../../contract/schedule';
import type { SiteSettings } from '../../contract/settings';
import { sumsOf } from '../../contract/sums';
import type { Instalment, QuoteLine, QuoteTerms } from '../../contract/terms';
import { invalid } from '../../platform/errors/product-error';

export type QuoteSettings = Pick<SiteSettings, 'currency' | 'vatPercent' | 'tpin' | 'quoteValidDays' | 'quoteIncluded'>;

/** Terms sent by staff. Missing fields keep their stored values. */
export interface NewTerms extends QuoteTermsInput {
  lines?: QuoteLine[];
  schedule?: InstalmentInput[];
}

const blankTerms = ({ currency, vatPercent, quoteIncluded }: QuoteSettings) => ({
  lines: [],
  discount: 0,
  vatPercent,
  depositPercent: 0,
  schedule: [],
  currency,
  notes: '',
  included: [...quoteIncluded],
  validUntil: null,
});

const toInstalment = ({
  label,
  share = null,
  amount = null,
  dueDate = '',
  dueWhen = '',
}: InstalmentInput): Instalment => ({
  ...{ label, share, amount, dueDate, dueWhen },
});

/** Builds the new terms. Lines determine the price, a schedule replaces the deposit. Throws 400 for invalid terms. */
export function newTerms(input: NewTerms, stored: QuoteTerms | null, settings: QuoteSettings): QuoteTerms {
  const base = stored ?? blankTerms(settings);
  const lines = input.lines ?? base.lines;
  const hasLines = lines.length > 0;
  if (!hasLines && typeof input.price !== 'number') throw invalid('price', QUOTE_TEXTS.priceMissing);
  const schedule = input.schedule?.map(toInstalment) ?? base.schedule;
  const terms: QuoteTerms = {
    price: input.price ?? 0,
    lines,
    discount: hasLines ? (input.discount ?? base.discount) : 0,
    vatPercent: input.vatPercent ?? base.vatPercent,
    depositPercent: schedule.length > 0 ? 0 : (input.depositPercent ?? base.depositPercent),
    schedule,
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
  const mistake = scheduleMistake(terms);
  if (mistake) throw invalid('schedule', mistake);
  return { ...terms, price: total };
}
