import { VISITOR_PROJECT_CALLS } from '@contract/calls/project.calls';
import { type AcceptQuote, type DeclineQuote, PROJECT_TEXTS, type VisitorQuote } from '@contract/project';
import { NOT_THE_ADDRESS } from '@contract/quote-texts';
import { type QuoteTerms, totalOf } from '@contract/terms';
import { changesOf } from '@contract/terms-changes';
import { useEffect, useRef, useState } from 'react';
import { callers } from '@/api/caller';
import { ApiError } from '@/api/http';
import { failureText } from '@/site/forms/failure-text';

export function revisedNotice(seen: QuoteTerms, now: QuoteTerms): string {
  const changes = changesOf(seen, now);
  if (totalOf(seen) === totalOf(now)) return sentence('This quote has changed', changes);
  const prices = `You saw ${totalOf(seen)}. The quote is now ${totalOf(now)}.`;
  return changes.length === 1 ? prices : `${prices} ${sentence('Also', changes.slice(1))}`;
}

const sentence = (start: string, changes: string[]): string =>
  changes.length === 0 ? `${start}.` : `${start}: ${changes.join('; ')}.`;

const calls = callers(VISITOR_PROJECT_CALLS);
export type Decision = 'accept' | 'decline';

/** Milliseconds until a new revision counts as read. An earlier click was probably meant for the revision before. */
const READ_MS = 1_000;

export interface Deciding {
  busy: Decision | null;
  error: string;
  clearError: () => void;
  /** Text that says how the quote changed, or why the decision failed. */
  notice: { text: string; isAnswer: boolean };
  /** Terms that the client saw before the quote was changed. `null` if it was not changed. */
  seen: VisitorQuote | null;
  decide: (
    decision: Decision,
    email: string,
    why?: Pick<DeclineQuote, 'reason' | 'text'> | Pick<AcceptQuote, 'tpin'>,
  ) => Promise<Outcome>;
}

/** `overtaken` means that the quote was changed. The client must read it and confirm again. */
type Outcome = 'counted' | 'wrong-address' | 'overtaken' | 'failed';

interface DecisionSetup {
  requestId: string;
  quote: VisitorQuote | null;
  onDecided: (email: string) => Promise<void>;
  /** Called if the server did not answer. It may have stored the decision nevertheless. */
  onUnanswered: () => void;
  /** Called if the quote was changed meanwhile. `current` is the new quote, if the answer contains one. */
  onOvertaken: (current: VisitorQuote | undefined) => void;
}

const SILENCE = { text: '', isAnswer: false };

/** Sends the decision about the revision that the client has read. Ignores another one while one is being sent. */
export function useDecision({ requestId, quote, onDecided, onUnanswered, onOvertaken }: DecisionSetup): Deciding {
  const [busy, setBusy] = useState<Decision | null>(null);
  const [error, setError] = useState('');
  const [notice, setNotice] = useState(SILENCE);
  const [seen, setSeen] = useState<VisitorQuote | null>(null);
  const isBusy = useRef(false);
  const shown = useRef(quote);
  const read = useRef(quote);

  useEffect(() => {
    const before = shown.current;
    shown.current = quote;
    if (!quote) return;
    if (before?.status === quote.status && before.revision === quote.revision) {
      setNotice((now) => (now.text === FAILURES.exception ? NOT_RECEIVED : now));
      return;
    }
    const isRevised = before?.status === 'sent' && quote.status === 'sent';
    setNotice(isRevised ? { text: revisedNotice(before, quote), isAnswer: false } : SILENCE);
    setSeen(isRevised ? before : null);
  }, [quote]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: restarts with each revision, not with each poll
  useEffect(() => {
    const timer = setTimeout(() => {
      read.current = shown.current;
    }, READ_MS);
    return () => clearTimeout(timer);
  }, [quote?.revision]);

  const overtake = ({ current, message }: ApiError) => {
    const now = current as VisitorQuote | undefined;
    const before = now?.status === 'sent' ? read.current : null;
    setNotice({ text: now && before ? revisedNotice(before, now) : message, isAnswer: true });
    setSeen(before);
    if (now) {
      shown.current = now;
      read.current = now;
    }
    onOvertaken(now);
  };

  const decide: Deciding['decide'] = async (decision, email, why) => {
    if (isBusy.current || !quote) return 'failed';
    isBusy.current = true;
    setBusy(decision);
    setError('');
    setNotice(SILENCE);
    try {
      await calls[decision](requestId, { email, revision: (read.current ?? quote).revision, ...why });
      await onDecided(email);
      return 'counted';
    } catch (thrown) {
      const failure = thrown instanceof ApiError ? thrown : new ApiError(0, '');
      if (isWrongAddress(failure)) {
        setError(failure.errors[0]?.message ?? NOT_THE_ADDRESS);
        return 'wrong-address';
      }
      if (failure.status === 409) {
        overtake(failure);
        return 'overtaken';
      }
      setNotice({ text: failureText(failure, FAILURES), isAnswer: true });
      if (failure.status === 0) onUnanswered();
      return 'failed';
    } finally {
      isBusy.current = false;
      setBusy(null);
    }
  };

  return { busy, error, clearError: () => setError(''), notice, seen, decide };
}

const FAILURES = {
  failed: PROJECT_TEXTS.failed,
  exception:
    "The connection failed. Keep this page open. When you are back online, we'll check if your answer arrived.",
};
const NOT_RECEIVED = { text: 'We have not received your answer. Please answer again.', isAnswer: false };

/** The server answers a wrong email address with 404, like an unknown request, or with 400 at `email`. */
function isWrongAddress({ status, errors }: ApiError): boolean {
  return status === 404 || (status === 400 && errors.some(({ field }) => field === 'email'));
}
