import type { Quote, QuoteRevision, QuoteTerms } from '@contract/project';
import { formatMoney, formatWeeks } from '@contract/terms';
import { formatDate } from '@/lib/format-date';

/** What differs between two sets of terms, in words: "$640.00 → $6,400.00, 4 weeks → 6 weeks, notes". */
export function describeChange(before: QuoteTerms, after: QuoteTerms): string {
  const parts = [
    before.price !== after.price && `${formatMoney(before.price)} → ${formatMoney(after.price)}`,
    before.timeEstimate !== after.timeEstimate &&
      `${formatWeeks(before.timeEstimate)} → ${formatWeeks(after.timeEstimate)}`,
    before.teamSize !== after.teamSize && `${before.teamSize} → ${after.teamSize}`,
    before.notes !== after.notes && 'notes',
  ];
  return parts.filter(Boolean).join(', ');
}

interface HistoryLine {
  key: string;
  text: string;
}

/** What the client was sent, newest first, and above it what has changed here since. */
export function historyOf(quote: Quote): HistoryLine[] {
  const { revisions } = quote;
  const last = revisions.at(-1);
  const unsent = last && describeChange(last, quote);
  const sent = revisions.map((revision, index) => ({
    key: String(revision.revision),
    text: lineOf(revision, revisions[index - 1]),
  }));
  return [...(unsent ? [{ key: 'unsent', text: `Not sent yet: ${unsent}` }] : []), ...sent.reverse()];
}

function lineOf(revision: QuoteRevision, before: QuoteRevision | undefined): string {
  const day = formatDate(revision.sentAt);
  return before
    ? `Revised on ${day}: ${describeChange(before, revision)}`
    : `Sent on ${day}: ${formatMoney(revision.price)}`;
}
