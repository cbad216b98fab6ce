import { DECLINE_REASON_LABELS } from '@contract/decline-reasons';
import { emailedText } from '@contract/mail';
import type { Quote, QuoteRevision, SentRevision } from '@contract/project';
import { formatMoney } from '@contract/terms';
import { changesOf } from '@contract/terms-changes';
import { formatDate } from '@/lib/format-date';

/** Returns one line for each sent revision, newest first. Changes that were not sent yet are above them. */
export function historyOf(quote: Quote) {
  const { revisions } = quote;
  const last = revisions.at(-1);
  const unsent = last && changesOf(last, quote).join(', ');
  const sent = revisions.map((revision, index) => ({
    key: String(revision.revision),
    text: lineOf(revision, revisions[index - 1]),
  }));
  return [...(unsent ? [{ key: 'unsent', text: `Changes not sent yet: ${unsent}` }] : []), ...sent.reverse()];
}

function lineOf(revision: SentRevision, before: QuoteRevision | undefined): string {
  const sent = before
    ? 'Revised'
    : emailedText(revision, revision.byHand ? 'Made available' : 'Sent', 'Made available');
  return `${sent} on ${formatDate(revision.sentAt)}${emailedText(revision, '', ', not emailed')}: ${
    before ? changesOf(before, revision).join(', ') : formatMoney(revision.price, revision.currency)
  }`;
}

/** Returns the client's reason for declining, such as "The price: too dear for a school". */
export const reasonOf = ({ declineReason, declineText }: Pick<Quote, 'declineReason' | 'declineText'>): string =>
  [declineReason && DECLINE_REASON_LABELS[declineReason], declineText].filter(Boolean).join(': ');
