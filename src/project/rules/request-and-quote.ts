import { isDeepStrictEqual } from 'node:util';
import { Types } from 'mongoose';
import { type DeclineReason } from '../../contract/decline-reasons';
import { LIMITS } from '../../contract/limits';
import { daysAfter, isOver, lusakaDay } from '../../contract/lusaka-day';
import type { Emailed } from '../../contract/mail';
import { type ProjectStatus, QUOTE_ENDS, type QuoteStatus } from '../../contract/project';
import { QUOTE_TEXTS } from '../../contract/quote-texts';
import { isConsistentPair, quoteStatusFor, requestStatusFor } from '../../contract/request-states';
import type { QuoteTerms } from '../../contract/terms';
import { nextUpdatedAt } from '../../platform/database/save-edit';
import { conflict, editConflict, invalid } from '../../platform/errors/product-error';
import type { StoredOpenInvoice } from '../schemas/project-request.schema';
import { asOf, type Quote, type StoredAnswer, termsOf, toVisitorQuote } from '../schemas/quote.schema';
import { refuseWhileInvoiced } from './invoice-rules';
import { type NewTerms, newTerms, type QuoteSettings } from './new-terms';

export interface RequestAndQuote {
  status: ProjectStatus;
  quote?: Quote | null;
  openInvoices?: StoredOpenInvoice[];
}

export interface Circumstances {
  now: Date;
  settings: QuoteSettings;
}

/** The client's answer to a quote. `revision` is the revision that the client read. */
export interface ClientAnswer {
  answer: 'accepted' | 'rejected';
  revision?: number;
  reason?: DeclineReason;
  text?: string;
}

const SHOWN: readonly QuoteStatus[] = ['sent', 'accepted', 'expired'];

export const isPair = ({ status, quote }: RequestAndQuote): boolean => !quote || isConsistentPair(status, quote.status);

/** Sets the status of a request and changes the quote's status to match. Throws 400 if the quote has no price. */
export function setRequestStatus(pair: RequestAndQuote, status: ProjectStatus, when: Circumstances): RequestAndQuote {
  const quote = pair.quote && asOf(pair.quote, when.now);
  const next = quote && quoteStatusFor(status, quote.status);
  if (!quote || !next || next === quote.status) return { status, quote };
  return { status, quote: changed(quote, { status: next }, when, 'status', pair) };
}

/** Creates or changes a quote and its request's status. Throws 400 for invalid terms, 409 for an answered quote. */
export function saveQuote(
  pair: RequestAndQuote,
  input: NewTerms & { status?: QuoteStatus },
  when: Circumstances,
): RequestAndQuote {
  const { status, quote } = pair;
  const isEnded = status === 'accepted' || status === 'rejected';
  if (!quote && isEnded) throw conflict(QUOTE_TEXTS.reopenFirst);
  const { now, settings } = when;
  const terms = newTerms(input, quote ? termsOf(quote) : null, settings);
  if (quote?.payments?.length && terms.currency !== termsOf(quote).currency) {
    throw invalid('currency', QUOTE_TEXTS.currencyIsPaid);
  }
  const before: Quote = quote
    ? asOf(quote, now)
    : {
        ...terms,
        _id: new Types.ObjectId(),
        status: 'draft',
        tpin: settings.tpin,
        revisions: [],
        createdAt: now,
        updatedAt: new Date(0),
      };
  const saved = changed(before, { ...terms, status: input.status ?? before.status }, when, 'price', pair);
  // A first quote shows that staff have reviewed the request, so its status becomes at least `in_review`.
  return { status: requestStatusFor(saved.status, quote ? status : 'in_review'), quote: saved };
}

/** Marks the quote as sent by email and sets a missing `validUntil`. Throws 400 without a price. */
export function markMailed<Row extends RequestAndQuote>(pair: Row, when: Circumstances): Row | RequestAndQuote {
  const quote = pair.quote && asOf(pair.quote, when.now);
  if (quote?.status !== 'draft' && (quote?.status !== 'sent' || quote.validUntil)) return pair;
  // Passes the quote as a draft, so that `changed` treats the email as a new sending and sets `validUntil`.
  return { status: 'quoted', quote: changed({ ...quote, status: 'draft' }, { status: 'sent' }, when, 'price', pair) };
}

/** Stores in the newest revision how its email was delivered. */
export function noteEmailed<Row extends RequestAndQuote>(pair: Row, emailed: Emailed): Row {
  const { quote } = pair;
  const last = quote?.revisions.at(-1);
  if (!quote || !last) return pair;
  const { savedToOutbox: _before, byHand: _byHand, ...revision } = last;
  return { ...pair, quote: { ...quote, revisions: [...quote.revisions.slice(0, -1), { ...revision, ...emailed }] } };
}

/**
 * Applies the client's answer. Returns `null` if the same answer is repeated. Throws 409 if the quote is not open or
 * was revised.
 */
export function answerQuote(
  pair: RequestAndQuote,
  { answer, revision, ...reasons }: ClientAnswer,
  now: Date,
): RequestAndQuote | null {
  const quote = pair.quote && asOf(pair.quote, now);
  const current = toVisitorQuote(quote, now);
  if (!quote || !current) throw conflict(QUOTE_TEXTS.noOpenQuote);
  // Rejects the answer if the terms have changed since the client read them.
  if (revision !== undefined && revision !== current.revision) throw editConflict(current, QUOTE_TEXTS.revised);
  if (quote.status === answer) return null;
  if (quote.status === 'expired') throw editConflict(current, QUOTE_TEXTS.expired);
  if (quote.status === 'accepted') throw editConflict(current, QUOTE_TEXTS.alreadyAccepted);
  if (quote.status === 'rejected') throw editConflict(current, rejectedAlready(quote));
  const answered: StoredAnswer = { by: 'client', at: now, ...reasons };
  return {
    status: answer,
    quote: { ...quote, status: answer, answer: answered, updatedAt: nextUpdatedAt(quote.updatedAt, now) },
  };
}

/** Explains why a rejected quote cannot be answered: the client declined it, or staff closed it. */
export function rejectedAlready({ answer }: Pick<Quote, 'answer'>): string {
  return answer?.by === 'client' ? QUOTE_TEXTS.alreadyDeclined : QUOTE_TEXTS.alreadyClosed;
}

/** @param field name of the field that reports a missing price. */
function changed(
  { answer, ...before }: Quote,
  changes: Partial<QuoteTerms> & { status: QuoteStatus },
  { now, settings }: Circumstances,
  field: 'price' | 'status',
  invoiced: Pick<RequestAndQuote, 'openInvoices'>,
): Quote {
  const after: Quote = { ...before, ...changes, updatedAt: nextUpdatedAt(before.updatedAt, now) };
  if (isAnswered(before) && !isSameTerms(before, after)) throw conflict(QUOTE_TEXTS.answeredIsClosed);
  if (isSending(before, after) && (!after.validUntil || isOver(after.validUntil, now))) {
    after.validUntil = daysAfter(lusakaDay(now), settings.quoteValidDays);
  }
  if (!isSameTerms(before, after)) refuseWhileInvoiced(invoiced);
  if (!isAnswered(after) && isAnswered(before)) {
    after.reopenings = [...(before.reopenings ?? []), { at: now, from: before.status }].slice(-LIMITS.reopenings);
  }
  const newAnswer = after.status === before.status ? answer : { by: 'staff' as const, at: now };
  if (isAnswered(after) && newAnswer) after.answer = newAnswer;
  return SHOWN.includes(after.status) ? { ...after, revisions: revisionsOf(after, now, field) } : after;
}

/** True if the change gives the client new terms to accept. */
const isSending = (before: Quote, after: Quote): boolean =>
  after.status === 'sent' && (before.status !== 'sent' || !isSameTerms(before, after));

/** Adds the current terms as a revision, unless they equal the last revision. `noteEmailed` removes `byHand`. */
function revisionsOf(quote: Quote, now: Date, field: 'price' | 'status'): Quote['revisions'] {
  if (quote.price === 0) throw invalid(field, QUOTE_TEXTS.noPrice);
  const last = quote.revisions.at(-1);
  if (last && isSameTerms(last, quote)) return quote.revisions;
  const revision = quote.revisions.length + 1;
  if (revision > LIMITS.quoteRevisions) throw conflict(QUOTE_TEXTS.tooManyRevisions);
  // The client gets an email about each later revision of a sent quote, also about one that staff set to Sent.
  const byHand = !last || quote.status !== 'sent';
  return [...quote.revisions, { ...termsOf(quote), revision, sentAt: now, ...(byHand && { byHand }) }];
}

type Answered<Row> = Row & { status: (typeof QUOTE_ENDS)[number] };

const isAnswered = <Row extends Pick<Quote, 'status'>>(quote: Row): quote is Answered<Row> =>
  (QUOTE_ENDS as readonly QuoteStatus[]).includes(quote.status);

const isSameTerms = (left: QuoteTerms, right: QuoteTerms): boolean => isDeepStrictEqual(termsOf(left), termsOf(right));
