import type { ProjectRequest, Quote } from '@contract/project';
import { formatMoney, formatWeeks, totalOf } from '@contract/terms';
import type { MailWords } from '../../shared/words/use-mail-words';

/**
 * Returns the number of the revision that will be sent next. If nothing has changed, this is the current one. Returns 0
 * for a quote that was never sent.
 */
export const revisionOf = (quote: Quote | null, isChanged: boolean): number => {
  const sent = quote?.revision ?? 0;
  return sent > 0 && (isChanged || quote?.status === 'draft') ? sent + 1 : sent;
};

export const headingOf = (revision: number): string => (revision > 1 ? `Quote, revision ${revision}` : 'Quote');

/** True if an unchanged quote is sent again. */
const isAgain = (quote: Quote | null, revision: number): boolean =>
  quote?.status === 'sent' && revision === quote.revision;

export function sendTextOf(quote: Quote | null, revision: number): string {
  if (isAgain(quote, revision)) return 'Send again';
  return revision > 1 ? `Send revision ${revision}` : 'Send';
}

export const questionOf = (quote: Quote | null, revision: number): string =>
  revision > 1 || isAgain(quote, revision) ? `${sendTextOf(quote, revision)}?` : 'Send the quote?';

/** Returns "was K42,000.00" if the last sent revision had another total, otherwise an empty text. */
export function formerTotal(quote: Quote | null, total: string): string {
  const sent = quote?.revisions.at(-1);
  return sent && totalOf(sent) !== total ? `was ${totalOf(sent)}` : '';
}

interface Sending {
  request: Pick<ProjectRequest, 'name' | 'email'>;
  quote: Quote | null;
  revision: number;
  total: number;
  currency: Quote['currency'];
  weeks: number;
  lastDay: string;
  validDays: number | undefined;
  mailWords: MailWords;
}

export function sendingOf(sending: Sending): string[] {
  const { quote, revision, lastDay, validDays, mailWords } = sending;
  const { name, email } = sending.request;
  const quotation = `The quote (${formatMoney(sending.total, sending.currency)}, ${formatWeeks(sending.weeks)})`;
  const until = lastDay
    ? `The quote is valid until ${lastDay}.`
    : `The quote is valid for ${validDays === undefined ? 'the number of days in Settings' : `${validDays} days`} from today.`;
  const again = isAgain(quote, revision);
  const before = again ? 'The quote has not changed since it was last sent.' : placeOf(quote);
  return [
    mailWords(
      `${quotation} will be ${again ? 'sent again' : 'saved and sent'} to ${name} at ${email}, with the PDF.`,
      `${quotation} will be saved. The email to ${name} at ${email} will not be sent, because this site has no mail server. It will be stored in the outbox.`,
    ),
    until,
    before,
  ];
}

const placeOf = (quote: Quote | null): string =>
  quote?.revision
    ? 'This quote will replace the quote that the client has now. The old quote will stay in the history.'
    : 'The quote will get a number, and the request will be set to Quoted.';

export const WITHDRAWN = 'If you save it as a draft, the client cannot see it until you send it again.';
