import type { ProjectRequest, Quote } from '@contract/project';
import { formatMoney, formatWeeks, totalOf } from '@contract/terms';

/** The revision that the client gets next, or has while nothing is changed; 0 before the first sending. */
export const revisionOf = (quote: Quote | null, isChanged: boolean): number => {
  const sent = quote?.revision ?? 0;
  return sent > 0 && (isChanged || quote?.status === 'draft') ? sent + 1 : sent;
};

export const headingOf = (revision: number): string => (revision > 1 ? `Quotation, revision ${revision}` : 'Quotation');

export const sendTextOf = (revision: number): string => (revision > 1 ? `Send revision ${revision}` : 'Send');

/** "was K42,000.00", beside another total than the client was sent. */
export function formerTotal(quote: Quote | null, total: string): string {
  const sent = quote?.revisions.at(-1);
  return sent && totalOf(sent) !== total ? `was ${totalOf(sent)}` : '';
}

interface Sending {
  request: Pick<ProjectRequest, 'name' | 'email'>;
  quote: Quote | null;
  total: number;
  currency: Quote['currency'];
  weeks: number;
  /** As it is written; empty for none. */
  lastDay: string;
  validDays: number | undefined;
}

/** What a press on Send does, for who is about to press it. */
export function sendingOf({ request, quote, total, currency, weeks, lastDay, validDays }: Sending): string[] {
  const { name, email } = request;
  const until = lastDay
    ? `It can be accepted until ${lastDay}.`
    : `It can be accepted for ${validDays === undefined ? 'as long as the settings say' : `${validDays} days`} from today.`;
  const before = quote?.revision
    ? 'It takes the place of what the client was sent before, which stays in the history.'
    : 'It gets its number, and the request becomes quoted.';
  return [
    `The quotation of ${formatMoney(total, currency)} over ${formatWeeks(weeks)} is saved and goes to ${name} at ${email}, with the PDF.`,
    until,
    before,
  ];
}

/** What saving a draft does to a quotation that the client can read. */
export const WITHDRAWN = 'Saving it as a draft takes it out of the client’s sight until it is sent again.';
