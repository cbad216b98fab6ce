import type { QuoteTerms } from '@contract/project';
import { formatMoney, formatWeeks } from '@contract/terms';

/** What differs between two revisions of a quote, the price first. */
export function changesOf(before: QuoteTerms, after: QuoteTerms): string[] {
  const turned = (from: string, to: string) => (from === to ? [] : [`${from} → ${to}`]);
  return [
    ...turned(formatMoney(before.price), formatMoney(after.price)),
    ...turned(formatWeeks(before.timeEstimate), formatWeeks(after.timeEstimate)),
    ...turned(before.teamSize, after.teamSize),
    ...(before.notes === after.notes ? [] : ['the notes have changed']),
  ];
}

/** What is said to somebody who saw one revision when there is another by now. */
export function revisedNotice(seen: QuoteTerms, now: QuoteTerms): string {
  const changes = changesOf(seen, now);
  if (seen.price === now.price) return sentence('This quote has changed', changes);
  const prices = `You saw ${formatMoney(seen.price)}. The quote is now ${formatMoney(now.price)}.`;
  return changes.length === 1 ? prices : `${prices} ${sentence('Also changed', changes.slice(1))}`;
}

const sentence = (start: string, changes: string[]): string =>
  changes.length === 0 ? `${start}.` : `${start}: ${changes.join('; ')}.`;
