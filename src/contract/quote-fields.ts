import { type BodyOf, choice, decimal, must, optionalText, requiredText, textList, wholeNumber } from './fields';
import { LIMITS } from './limits';
import { CURRENCY_LABELS } from './terms';

const percent = (label: string, hint: string) => decimal(label, 0, 100, { hint });

export const VAT_FIELD = percent(
  'VAT (percent)',
  'VAT is added to the sum of a quote’s lines. Enter 0 to show no VAT.',
);

export const QUOTE_LINE_FIELDS = {
  text: requiredText('Description', LIMITS.quoteLine, { ask: 'Please describe this line.' }),
  quantity: must(decimal('Quantity', LIMITS.quantityMin, LIMITS.quantityMax)),
  unitPrice: must(decimal('Unit price', 0, LIMITS.priceMax)),
};

/** Fields of one instalment. `schedule.ts` checks all instalments of a schedule together. */
export const INSTALMENT_FIELDS = {
  label: requiredText('Name', LIMITS.instalmentLabel, { ask: 'Please name this instalment.' }),
  share: decimal('Share', 0.01, 100),
  amount: decimal('Amount', LIMITS.paymentMin, LIMITS.priceMax),
  dueDate: optionalText('Day', 'YYYY-MM-DD'.length, { holds: 'day' }),
  dueWhen: optionalText('When', LIMITS.instalmentWhen, { hint: 'Use words instead of a day, such as “on delivery”.' }),
};

/** Fields of a quote except its lists. A missing field keeps its value. In a new quote, it gets its default. */
export const QUOTE_FIELDS = {
  /** Ignored if the quote has lines. */
  price: decimal('Price', 0, LIMITS.priceMax),
  discount: decimal('Discount', 0, LIMITS.priceMax, {
    hint: "Enter an amount, not a percentage. It must not be higher than the sum of the quote's lines.",
  }),
  vatPercent: VAT_FIELD,
  depositPercent: percent(
    'Deposit (percent)',
    'The part of the total that clients pay before work starts. Enter 0 for no deposit.',
  ),
  currency: choice('Currency', CURRENCY_LABELS, 'USD'),
  timeEstimate: must(
    wholeNumber('Time Estimate (weeks)', LIMITS.timeEstimateMinWeeks, LIMITS.timeEstimateMaxWeeks, {
      mistake: `Time estimate must be a whole number of weeks from ${LIMITS.timeEstimateMinWeeks} to ${LIMITS.timeEstimateMaxWeeks}.`,
    }),
  ),
  teamSize: requiredText('Team Size', LIMITS.teamSize, { subject: 'Team size' }),
  notes: optionalText('Notes', LIMITS.notes),
  included: textList('Included', { maxEntries: LIMITS.features, maxLength: LIMITS.feature, separator: 'line' }),
  /** If empty, the day is calculated when the quote is sent, from the number of days in the settings. */
  validUntil: optionalText('Valid until', 'YYYY-MM-DD'.length, {
    hint: 'If empty, the day is calculated from the number of days in Settings when you send the quote.',
    holds: 'day',
  }),
};

export type InstalmentInput = BodyOf<typeof INSTALMENT_FIELDS>;

export type QuoteTermsInput = BodyOf<typeof QUOTE_FIELDS>;
