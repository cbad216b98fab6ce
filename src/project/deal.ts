import { Types } from 'mongoose';
import { fitTogether, quoteBeside, requestBeside } from '../contract/deal-states';
import { LIMITS } from '../contract/limits';
import {
  type DeclineReason,
  type ProjectStatus,
  QUOTE_TEXTS,
  type QuoteStatus,
  type QuoteTerms,
} from '../contract/project';
import { laterThan } from '../platform/database/save-edit';
import { conflict, editConflict, invalid } from '../platform/errors/product-error';
import { type Quote, type StoredAnswer, termsOf, toVisitorQuote } from './schemas/quote.schema';

/** A request and its quote: two names for one state. */
export interface Deal {
  status: ProjectStatus;
  quote?: Quote | null;
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
export const isPair = ({ status, quote }: Deal): boolean => !quote || fitTogether(status, quote.status);

/**
 * Staff set the status of the request, from any to any; its quote follows. Marked accepted, what the quote says now is what was agreed.
 * Errors: 400 at `status`, no price; 409 the 51st revision.
 */
export function setRequestStatus({ quote }: Deal, status: ProjectStatus, now: Date): Deal {
  const next = quote && quoteBeside(status, quote.status);
  if (!quote || !next || next === quote.status) return { status, quote };
  return { status, quote: changed(quote, { status: next }, now, 'status') };
}

/**
 * Staff write the quote or change it, status included; the request follows. What was missing stays as it was.
 * Errors: 400 at `price`, none given; 409 an accepted or rejected quote keeps its terms, the request must be reopened first, or the
 * 51st revision.
 */
export function saveQuote(
  { status, quote }: Deal,
  input: Omit<QuoteTerms, 'notes'> & { notes?: string; status?: QuoteStatus },
  now: Date,
): Deal {
  const isEnded = status === 'accepted' || status === 'rejected';
  if (!quote && isEnded) throw conflict(QUOTE_TEXTS.reopenFirst);
  const terms = termsOf({ ...input, notes: input.notes ?? quote?.notes ?? '' });
  const before: Quote = quote ?? {
    ...terms,
    _id: new Types.ObjectId(),
    status: 'draft',
    revisions: [],
    createdAt: now,
    updatedAt: new Date(0),
  };
  const saved = changed(before, { ...terms, status: input.status ?? before.status }, now, 'price');
  // Whoever begins a quote has looked at the request.
  return { status: requestBeside(saved.status, quote ? status : 'in_review'), quote: saved };
}

/** The mail with the quote is out: a draft is now sent. Errors: 400 at `price`, none given; 409 the 51st revision. */
export function markMailed<Row extends Deal>(deal: Row, now: Date): Row | Deal {
  if (deal.quote?.status !== 'draft') return deal;
  return { status: 'quoted', quote: changed(deal.quote, { status: 'sent' }, now, 'price') };
}

/**
 * The client's word on what was sent last. `null` when the same was said before.
 * Errors: 409 no quote yet, expired, answered otherwise, or revised since: then the quote as it is now stands in `current`.
 */
export function answerQuote({ quote }: Deal, { answer, revision, ...reasons }: ClientWord, now: Date): Deal | null {
  const current = toVisitorQuote(quote);
  if (!quote || !current) throw conflict(QUOTE_TEXTS.noOpenQuote);
  // Terms that were changed under the client's eyes were never agreed to.
  if (revision !== undefined && revision !== current.revision) throw editConflict(current, QUOTE_TEXTS.revised);
  if (quote.status === answer) return null;
  if (quote.status === 'expired') throw editConflict(current, QUOTE_TEXTS.expired);
  if (quote.status === 'accepted') throw editConflict(current, QUOTE_TEXTS.alreadyAccepted);
  if (quote.status === 'rejected') throw editConflict(current, rejectedAlready(quote));
  return {
    status: answer,
    quote: changed(quote, { status: answer }, now, 'price', { by: 'client', at: now, ...reasons }),
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
  now: Date,
  field: 'price' | 'status',
  newAnswer: StoredAnswer = { by: 'staff', at: now },
): Quote {
  const after: Quote = { ...before, ...changes, updatedAt: laterThan(before.updatedAt, now) };
  if (isAnswered(before) && !isSameTerms(before, after)) throw conflict(QUOTE_TEXTS.answeredIsClosed);
  const kept = after.status === before.status ? answer : newAnswer;
  if (isAnswered(after) && kept) after.answer = kept;
  return SHOWN.includes(after.status) ? { ...after, revisions: revisionsOf(after, now, field) } : after;
}

/** With the terms of now as the newest. */
function revisionsOf(quote: Quote, now: Date, field: 'price' | 'status'): Quote['revisions'] {
  if (quote.price === 0) throw invalid(field, QUOTE_TEXTS.noPrice);
  const last = quote.revisions.at(-1);
  if (last && isSameTerms(last, quote)) return quote.revisions;
  const revision = quote.revisions.length + 1;
  if (revision > LIMITS.quoteRevisions) throw conflict(QUOTE_TEXTS.tooManyRevisions);
  return [...quote.revisions, { ...termsOf(quote), revision, sentAt: now }];
}

const isAnswered = ({ status }: Pick<Quote, 'status'>): boolean => status === 'accepted' || status === 'rejected';

function isSameTerms(left: QuoteTerms, right: QuoteTerms): boolean {
  return (
    left.price === right.price &&
    left.timeEstimate === right.timeEstimate &&
    left.teamSize === right.teamSize &&
    left.notes === right.notes
  );
}
