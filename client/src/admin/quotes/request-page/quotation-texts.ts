import type { Quote } from '@contract/project';
import { totalOf } from '@contract/terms';
import { WITHDRAWN } from '../status-effect';

/** Returns the number of the revision to send, which is the current one if nothing has changed, or 0 for the first. */
export const revisionOf = (quote: Quote | null, isChanged: boolean): number => {
  const sent = quote?.revision ?? 0;
  return sent > 0 && (isChanged || quote?.status === 'draft') ? sent + 1 : sent;
};

export const headingOf = (revision: number): string => (revision > 1 ? `Quote, revision ${revision}` : 'Quote');

/** True if an unchanged quote is sent again. */
export const isAgain = (quote: Quote | null, revision: number): boolean =>
  quote?.status === 'sent' && revision === quote.revision;

export function sendTextOf(quote: Quote | null, revision: number): string {
  if (isAgain(quote, revision)) return 'Send again';
  return revision > 1 ? `Send revision ${revision}` : 'Send';
}

export const questionOf = (quote: Quote | null, revision: number): string =>
  revision > 1 || isAgain(quote, revision) ? `${sendTextOf(quote, revision)}?` : 'Send the quote?';

/** Asks before a quote that the client has becomes a draft. */
export const draftQuestion = (revision: number) => ({
  title: `Save ${revision > 1 ? `revision ${revision}` : 'the quote'} as a draft?`,
  content: WITHDRAWN,
  okText: 'Save as draft',
});

/** Returns "was K42,000.00" if the last sent revision had another total, otherwise an empty text. */
export function formerTotal(quote: Quote | null, total: string): string {
  const sent = quote?.revisions.at(-1);
  return sent && totalOf(sent) !== total ? `was ${totalOf(sent)}` : '';
}

/** Describes what sending changes: the request, or the quote that the client has. */
export const placeOf = (quote: Quote | null): string =>
  quote?.revision
    ? 'This quote will replace the quote that the client has now. The old quote will stay in the history.'
    : 'The quote will get a number, and the request will be set to Quoted.';
