import { VISITOR_PROJECT_CALLS } from '@contract/calls/project.calls';
import { type DeclineQuote, PROJECT_TEXTS, type VisitorQuote } from '@contract/project';
import { useEffect, useRef, useState } from 'react';
import { callers } from '@/api/caller';
import { ApiError } from '@/api/http';
import { failureText } from '@/site/forms/failure-text';
import { revisedNotice } from './state/quote-changes';

const calls = callers(VISITOR_PROJECT_CALLS);
export type Decision = 'accept' | 'decline';

const WRONG_ADDRESS = 'This is not the email address used for this request.';
/** How long a revision must have stood on the page before a press can mean it. */
const READ_MS = 1_000;

export interface Deciding {
  /** The decision under way. */
  busy: Decision | null;
  /** Stands at the email field. */
  error: string;
  clearError: () => void;
  /** What has changed under the visitor's eyes, or why the decision did not count. */
  notice: { text: string; isAnswer: boolean };
  /** The terms that the visitor had read when others took their place. */
  seen: VisitorQuote | null;
  /** @param why of a client who declines. */
  decide: (decision: Decision, email: string, why?: Pick<DeclineQuote, 'reason' | 'text'>) => Promise<Outcome>;
}

/** `overtaken`: the quote is another by now, and is asked about anew. */
type Outcome = 'counted' | 'wrong-address' | 'overtaken' | 'failed';

interface DecisionSetup {
  requestId: string;
  /** The quote that is shown. */
  quote: VisitorQuote | null;
  /** The decision counts. */
  onDecided: (email: string) => Promise<void>;
  /** No answer came: it may count all the same. */
  onUnanswered: () => void;
  /** It does not: the quote is another by now. `undefined`: the server did not say which. */
  onOvertaken: (current: VisitorQuote | undefined) => void;
}

const SILENCE = { text: '', isAnswer: false };

/** Sends the visitor's word on the revision that they read, once. */
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
    if (!quote || (before?.status === quote.status && before.revision === quote.revision)) return;
    const isRevised = before?.status === 'sent' && quote.status === 'sent';
    setNotice(isRevised ? { text: revisedNotice(before, quote), isAnswer: false } : SILENCE);
    setSeen(isRevised ? before : null);
  }, [quote]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it starts anew with each revision, not with each asking
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
        setError(failure.errors[0]?.message ?? WRONG_ADDRESS);
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
    "You're offline, so we cannot confirm that your answer arrived. Check this page when you are back online. If the quote is still open, answer again.",
};

/** An address that is not the request's is answered like an unknown request. */
function isWrongAddress({ status, errors }: ApiError): boolean {
  return status === 404 || (status === 400 && errors.some(({ field }) => field === 'email'));
}
