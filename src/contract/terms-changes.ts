import { formatDay } from './lusaka-day';
import { formatMoney, formatWeeks, type QuoteLine, type QuoteTerms, totalOf } from './terms';

const CHANGED = {
  lines: 'the lines have changed',
  schedule: 'the payment schedule has changed',
  included: 'the included list has changed',
  notes: 'the notes have changed',
} as const;

const turned = (from: string, to: string): string[] => (from === to ? [] : [`${from} → ${to}`]);

/** Describes a change with a name, such as "deposit: 30% → 50%", where the values alone are unclear. */
const named = (name: string, from: string, to: string): string[] => (from === to ? [] : [`${name}: ${from} → ${to}`]);

const wordsOf = (lines: QuoteLine[]): string =>
  lines.map(({ text, quantity, unitPrice }) => `${quantity} ${unitPrice} ${text}`).join('\n');

const dayOf = ({ validUntil }: QuoteTerms): string => (validUntil ? formatDay(validUntil) : 'none');

/** Describes the differences of two revisions, price first, such as "$640.00 → $6,400.00", "the notes have changed". */
export function changesOf(before: QuoteTerms, after: QuoteTerms): string[] {
  return [
    ...turned(totalOf(before), totalOf(after)),
    ...(wordsOf(before.lines) === wordsOf(after.lines) ? [] : [CHANGED.lines]),
    ...(before.discount === after.discount
      ? []
      : named('discount', formatMoney(before.discount, before.currency), formatMoney(after.discount, after.currency))),
    ...named('VAT', `${before.vatPercent}%`, `${after.vatPercent}%`),
    ...named('deposit', `${before.depositPercent}%`, `${after.depositPercent}%`),
    ...(JSON.stringify(before.schedule) === JSON.stringify(after.schedule) ? [] : [CHANGED.schedule]),
    ...turned(formatWeeks(before.timeEstimate), formatWeeks(after.timeEstimate)),
    ...named('team', before.teamSize, after.teamSize),
    ...(before.included.join('\n') === after.included.join('\n') ? [] : [CHANGED.included]),
    ...(before.notes === after.notes ? [] : [CHANGED.notes]),
    ...named('valid until', dayOf(before), dayOf(after)),
  ];
}
