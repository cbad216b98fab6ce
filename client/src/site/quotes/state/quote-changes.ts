import { type QuoteTerms, totalOf } from '@contract/terms';
import { changesOf } from '@contract/terms-changes';

export function revisedNotice(seen: QuoteTerms, now: QuoteTerms): string {
  const changes = changesOf(seen, now);
  if (totalOf(seen) === totalOf(now)) return sentence('This quote has changed', changes);
  const prices = `You saw ${totalOf(seen)}. The quote is now ${totalOf(now)}.`;
  return changes.length === 1 ? prices : `${prices} ${sentence('Also', changes.slice(1))}`;
}

const sentence = (start: string, changes: string[]): string =>
  changes.length === 0 ? `${start}.` : `${start}: ${changes.join('; ')}.`;
