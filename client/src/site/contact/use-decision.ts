import { PROJECT_TEXTS } from '@contract/project';
import { useRef, useState } from 'react';
import { ApiError } from '@/api/http';
import { type Decision, decideQuote } from '@/api/project';
import { failureText } from '@/site/forms/failure-text';
import { showToast } from '@/stores/toasts';

const WRONG_ADDRESS = 'The request was not sent with this address.';
const TOO_LATE = 'This quote is no longer open.';

export interface Deciding {
  /** The decision under way. */
  busy: Decision | null;
  /** Stands at the e-mail field. */
  error: string;
  clearError: () => void;
  /** Resolves to whether the address was the right one. */
  decide: (decision: Decision, email: string) => Promise<boolean>;
}

/** Sends the visitor's word on the revision that is shown, once. `onDecided` runs when it counts, or when somebody decided before. */
export function useDecision(
  requestId: string,
  revision: number,
  onDecided: (email: string) => Promise<void>,
): Deciding {
  const [busy, setBusy] = useState<Decision | null>(null);
  const [error, setError] = useState('');
  const isBusy = useRef(false);

  const decide = async (decision: Decision, email: string): Promise<boolean> => {
    if (isBusy.current) return true;
    isBusy.current = true;
    setBusy(decision);
    setError('');
    try {
      await decideQuote(requestId, decision, { email, revision });
      await onDecided(email);
    } catch (thrown) {
      const failure = thrown instanceof ApiError ? thrown : new ApiError(0, '');
      if (isWrongAddress(failure)) {
        setError(failure.errors[0]?.message ?? WRONG_ADDRESS);
        return false;
      }
      if (failure.status === 409) await onDecided('');
      const texts = { failed: PROJECT_TEXTS.failed, exception: PROJECT_TEXTS.failed };
      showToast('error', failure.status === 409 ? TOO_LATE : failureText(failure, texts));
    } finally {
      isBusy.current = false;
      setBusy(null);
    }
    return true;
  };

  return { busy, error, clearError: () => setError(''), decide };
}

/** An address that is not the request's is answered like an unknown request. */
function isWrongAddress({ status, errors }: ApiError): boolean {
  return status === 404 || (status === 400 && errors.some(({ field }) => field === 'email'));
}
