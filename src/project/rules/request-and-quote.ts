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
import { asOf, type Quote, type StoredAnswer, termsOf, toVisitorQuote } from '../schemas/quote.schema';
import { type NewTerms, newTerms, type QuoteSettings } from './new-terms';

/** A request and its quote. Their statuses depend on each other. */
export interface RequestAndQuote {
  status: ProjectStatus;
  quote?: Quote | null;
}

/** Time and settings of a change. */
export interface Circumstances {
  now: Date;
  settings: QuoteSettings;
}

/** Client's answer to a quote, about the terms that were shown. */
export interface ClientWord {
  answer: 'accepted' | 'rejected';
  revision?: number;
  reason?: DeclineReason;
  text?: string;
}

/** Statuses in which the client reads the newest revision, as an offer or as agreed. */
const SHOWN: readonly QuoteStatus[] = ['sent', 'accepted', 'expired'];

/** True if the statuses of request and quote fit together. */
export const isPair = ({ status, quote }: RequestAndQuote): boolean => !quote || isConsistentPair(status, quote.status);

/**
 * Sets the status of the request, from any to any; its quote follows. `accepted` agrees on the current terms. Errors:
 * 400 if the quote has no price; 409 too many revisions.
 */
export function setRequestStatus(pair: RequestAndQuote, status: ProjectStatus, when: Circumstances): RequestAndQuote {
  const quote = pair.quote && asOf(pair.quote, when.now);
  const next = quote && quoteStatusFor(status, quote.status);
  if (!quote || !next || next === quote.status) return { status, quote };
  return { status, quote: changed(quote, { status: next }, when, 'status') };
}

/**
 * Creates or changes the quote, including its status; the request follows. Missing fields stay unchanged. Errors: 400
 * at `price`, missing, at `lines` or `discount`, or at `currency`, not that of the payments; 409 answered quotes keep
 * their terms, the request must be reopened first, or too many revisions.
 */
export function saveQuote(
  { status, quote }: RequestAndQuote,
  input: NewTerms & { status?: QuoteStatus },
  when: Circumstances,
): RequestAndQuote {
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
  const saved = changed(before, { ...terms, status: input.status ?? before.status }, when, 'price');
  // Creating a quote means that staff have reviewed the request.
  return { status: requestStatusFor(saved.status, quote ? status : 'in_review'), quote: saved };
}

/**
 * Applies that the email with the quote was sent: a draft becomes sent, and a missing `validUntil` is set. Errors: 400
 * at `price`, missing; 409 too many revisions.
 */
export function markMailed<Row extends RequestAndQuote>(pair: Row, when: Circumstances): Row | RequestAndQuote {
  const quote = pair.quote && asOf(pair.quote, when.now);
  if (quote?.status !== 'draft' && (quote?.status !== 'sent' || quote.validUntil)) return pair;
  // Starts from a draft, so that `changed` treats it as a new sending.
  return { status: 'quoted', quote: changed({ ...quote, status: 'draft' }, { status: 'sent' }, when, 'price') };
}

/** Sets the delivery of the newest revision's email in place of an earlier one's. */
export function noteEmailed<Row extends RequestAndQuote>(pair: Row, emailed: Emailed): Row {
  const { quote } = pair;
  const last = quote?.revisions.at(-1);
  if (!quote || !last) return pair;
  const { savedToOutbox: _before, ...revision } = last;
  return { ...pair, quote: { ...quote, revisions: [...quote.revisions.slice(0, -1), { ...revision, ...emailed }] } };
}

/**
 * Applies the client's answer to the revision sent last. Returns `null` if the same answer was given before. Errors:
 * 409 no quote yet, or expired, answered otherwise or revised since, with the current quote in `current`.
 */
export function answerQuote(
  pair: RequestAndQuote,
  { answer, revision, ...reasons }: ClientWord,
  now: Date,
): RequestAndQuote | null {
  const quote = pair.quote && asOf(pair.quote, now);
  const current = toVisitorQuote(quote, now);
  if (!quote || !current) throw conflict(QUOTE_TEXTS.noOpenQuote);
  // The client never agreed to terms that changed while they read.
  if (revision !== undefined && revision !== current.revision) throw editConflict(current, QUOTE_TEXTS.revised);
  if (quote.status === answer) return null;
  if (quote.status === 'expired') throw editConflict(current, QUOTE_TEXTS.expired);
  if (quote.status === 'accepted') throw editConflict(current, QUOTE_TEXTS.alreadyAccepted);
  if (quote.status === 'rejected') throw editConflict(current, rejectedAlready(quote));
  const word: StoredAnswer = { by: 'client', at: now, ...reasons };
  return {
    status: answer,
    quote: { ...quote, status: answer, answer: word, updatedAt: nextUpdatedAt(quote.updatedAt, now) },
  };
}

/** Explains why a rejected quote takes no other answer: its client declined it, or staff closed it. */
export function rejectedAlready({ answer }: Pick<Quote, 'answer'>): string {
  return answer?.by === 'client' ? QUOTE_TEXTS.alreadyDeclined : QUOTE_TEXTS.alreadyClosed;
}

/** Errors: see the callers. @param field that reports a missing price. */
function changed(
  { answer, ...before }: Quote,
  changes: Partial<QuoteTerms> & { status: QuoteStatus },
  { now, settings }: Circumstances,
  field: 'price' | 'status',
): Quote {
  const after: Quote = { ...before, ...changes, updatedAt: nextUpdatedAt(before.updatedAt, now) };
  if (isAnswered(before) && !isSameTerms(before, after)) throw conflict(QUOTE_TEXTS.answeredIsClosed);
  if (isSending(before, after) && (!after.validUntil || isOver(after.validUntil, now))) {
    after.validUntil = daysAfter(lusakaDay(now), settings.quoteValidDays);
  }
  if (!isAnswered(after) && isAnswered(before)) {
    after.reopenings = [...(before.reopenings ?? []), { at: now, from: before.status }].slice(-LIMITS.reopenings);
  }
  const newAnswer = after.status === before.status ? answer : { by: 'staff' as const, at: now };
  if (isAnswered(after) && newAnswer) after.answer = newAnswer;
  return SHOWN.includes(after.status) ? { ...after, revisions: revisionsOf(after, now, field) } : after;
}

/** True if the change gives the client terms to accept. */
const isSending = (before: Quote, after: Quote): boolean =>
  after.status === 'sent' && (before.status !== 'sent' || !isSameTerms(before, after));

/** Adds the current terms as the newest revision, unless they equal the last. */
function revisionsOf(quote: Quote, now: Date, field: 'price' | 'status'): Quote['revisions'] {
  if (quote.price === 0) throw invalid(field, QUOTE_TEXTS.noPrice);
  const last = quote.revisions.at(-1);
  if (last && isSameTerms(last, quote)) return quote.revisions;
  const revision = quote.revisions.length + 1;
  if (revision > LIMITS.quoteRevisions) throw conflict(QUOTE_TEXTS.tooManyRevisions);
  return [...quote.revisions, { ...termsOf(quote), revision, sentAt: now }];
}

type Answered<Row> = Row & { status: (typeof QUOTE_ENDS)[number] };

const isAnswered = <Row extends Pick<Quote, 'status'>>(quote: Row): quote is Answered<Row> =>
  (QUOTE_ENDS as readonly QuoteStatus[]).includes(quote.status);

const isSameTerms = (left: QuoteTerms, right: QuoteTerms): boolean => isDeepStrictEqual(termsOf(left), termsOf(right));
