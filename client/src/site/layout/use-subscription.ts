import { VISITOR_NEWSLETTER_CALLS } from '@contract/calls/newsletter';
import { UNEXPECTED } from '@contract/errors';
import { NEWSLETTER_SUCCESS_MS, NEWSLETTER_TEXTS } from '@contract/newsletter';
import { useEffect, useRef, useState } from 'react';
import { caller } from '@/api/caller';
import { ApiError } from '@/api/http';
import { keyFor, type SentAs } from '@/api/idempotency';
import { failureText } from '@/site/forms/failure-text';

const subscribe = caller(VISITOR_NEWSLETTER_CALLS.create);

type SubscriptionState =
  | { status: 'idle' }
  | { status: 'busy' }
  | { status: 'failed'; message: string }
  | { status: 'done' };

interface Subscription {
  state: SubscriptionState;
  email: string;
  setEmail(email: string): void;
  submit(): Promise<void>;
  /** From when an address was taken until the next is sent. */
  isTaken: boolean;
}

/** The newsletter form's states: idle, busy, failed with a sentence, done for five seconds. */
export function useSubscription(onRefused: () => void): Subscription {
  const [state, setState] = useState<SubscriptionState>({ status: 'idle' });
  const [email, setEmail] = useState('');
  const [isTaken, setTaken] = useState(false);
  const sentAs = useRef<SentAs | null>(null);

  useEffect(() => {
    if (state.status !== 'done') return;
    const timer = setTimeout(() => setState({ status: 'idle' }), NEWSLETTER_SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const refuse = (message: string) => {
    setState({ status: 'failed', message });
    onRefused();
  };

  const submit = async () => {
    const address = email.trim();
    if (!address.includes('@')) {
      refuse(NEWSLETTER_TEXTS.invalid);
      return;
    }
    setState({ status: 'busy' });
    setTaken(false);
    sentAs.current = keyFor(address, sentAs.current);
    try {
      await subscribe({ email: address }, sentAs.current.key);
      setEmail('');
      setTaken(true);
      setState({ status: 'done' });
    } catch (error) {
      refuse(sentenceOf(error));
    }
  };

  return { state, email, setEmail, submit, isTaken };
}

/** A refused address is said in the form's own words; anything else in the server's. */
function sentenceOf(error: unknown): string {
  const failure = error instanceof ApiError ? error : new ApiError(0, '');
  if (failure.status === 400) return NEWSLETTER_TEXTS.invalid;
  if (failure.status === 429) return failureText(failure);
  return failure.message === '' ? UNEXPECTED : failure.message;
}
