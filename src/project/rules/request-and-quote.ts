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

/** A request and its quote: two names for one state. */
export interface RequestAndQuote {
  status: ProjectStatus;
  quote?: Quote | null;
}

/** When something happens to a request and its quote, and by which settings. */
export interface Circumstances {
  now: Date;
  settings: QuoteSettings;
}

/** What a client says to a quote, about the terms that were shown. */
export interface ClientWord {
  answer: 'accepted' | 'rejected';
  revision?: number;
  reason?: DeclineReason;
  text?: string;
}

/** States in which the client reads the quote as an offer, or as what was agreed: the terms are then those of the newest revision. */
const SHOWN: readonly QuoteStatus[] = ['sent', 'accepted', 'expired'];

/** Whether request and quote do not contradict each other. */
export const isPair = ({ status, quote }: RequestAndQuote): boolean => !quote || isConsistentPair(status, quote.status);

/**
 * Staff set the status of the request, from any to any; its quote follows. Marked accepted, what the quote says now is what was agreed.
 * Errors: 400 at `status`, no price; 409 the 51st revision.
 */
export function setRequestStatus(pair: RequestAndQuote, status: ProjectStatus, when: Circumstances): RequestAndQuote {
  const quote = pair.quote && asOf(pair.quote, when.now);
  const next = quote && quoteStatusFor(status, quote.status);
  if (!quote || !next || next === quote.status) return { status, quote };
  return { status, quote: changed(quote, { status: next }, when, 'status') };
}

/**
 * Staff write the quote or change it, status included; the request follows. What was missing stays as it was.
 * Errors: 400 at `price`, none given, at `lines` or `discount`, at `currency`, another than was paid in; 409 an
 * accepted or rejected quote keeps its terms, the request must be
 * reopened first, or the 51st revision.
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
  // Whoever begins a quote has looked at the request.
  return { status: requestStatusFor(saved.status, quote ? status : 'in_review'), quote: saved };
}

/**
 * The mail with the quote is out: a draft is now sent, and one without a last day gets one.
 * Errors: 400 at `price`, none given; 409 the 51st revision.
 */
export function markMailed<Row extends RequestAndQuote>(pair: Row, when: Circumstances): Row | RequestAndQuote {
  const quote = pair.quote && asOf(pair.quote, when.now);
  if (quote?.status !== 'draft' && (quote?.status !== 'sent' || quote.validUntil)) return pair;
  // Below the rule for what is sent already: this one is sent once more.
  return { status: 'quoted', quote: changed({ ...quote, status: 'draft' }, { status: 'sent' }, when, 'price') };
}

/** With what became of the email with the newest terms, instead of what was known of an earlier one. */
export function noteEmailed<Row extends RequestAndQuote>(pair: Row, emailed: Emailed): Row {
  const { quote } = pair;
  const last = quote?.revisions.at(-1);
  if (!quote || !last) return pair;
  const { savedToOutbox: _before, ...revision } = last;
  return { ...pair, quote: { ...quote, revisions: [...quote.revisions.slice(0, -1), { ...revision, ...emailed }] } };
}

/**
 * The client's word on what was sent last. `null` when the same was said before.
 * Errors: 409 no quote yet, expired, answered otherwise, or revised since: then the quote as it is now stands in `current`.
 */
export function answerQuote(
  pair: RequestAndQuote,
  { answer, revision, ...reasons }: ClientWord,
  now: Date,
): RequestAndQuote | null {
  const quote = pair.quote && asOf(pair.quote, now);
  const current = toVisitorQuote(quote, now);
  if (!quote || !current) throw conflict(QUOTE_TEXTS.noOpenQuote);
  // Terms that were changed under the client's eyes were never agreed to.
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

/** Why a rejected quote takes no other word: its client declined it, or staff closed it. */
export function rejectedAlready({ answer }: Pick<Quote, 'answer'>): string {
  return answer?.by === 'client' ? QUOTE_TEXTS.alreadyDeclined : QUOTE_TEXTS.alreadyClosed;
}

/** Errors: see the callers. @param field where a missing price is shown. */
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
  const kept = after.status === before.status ? answer : { by: 'staff' as const, at: now };
  if (isAnswered(after) && kept) after.answer = kept;
  return SHOWN.includes(after.status) ? { ...after, revisions: revisionsOf(after, now, field) } : after;
}

/** Whether the client gets to read terms by it that can be accepted. */
const isSending = (before: Quote, after: Quote): boolean =>
  after.status === 'sent' && (before.status !== 'sent' || !isSameTerms(before, after));

/** With the terms of now as the newest. */
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
