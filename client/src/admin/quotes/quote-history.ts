import type { Quote, QuoteRevision } from '@contract/project';
import { formatMoney, type QuoteTerms } from '@contract/terms';
import { changesOf } from '@contract/terms-changes';
import { formatDate } from '@/lib/format-date';

const describeChange = (before: QuoteTerms, after: QuoteTerms): string => changesOf(before, after).join(', ');

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
    : `Sent on ${day}: ${formatMoney(revision.price, revision.currency)}`;
}
