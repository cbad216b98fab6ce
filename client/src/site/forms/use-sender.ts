import { useCallback, useRef, useState } from 'react';
import { useLatest } from '@/lib/use-latest';
import { useWhenOnline } from '@/lib/use-when-online';

/** `slow`: still sending; `waiting`: offline, sends when the connection returns. */
export type SendState = 'idle' | 'sending' | 'slow' | 'waiting';

/** Sends have no timeout, so the form reports after this time that it is still trying. */
const SLOW_AFTER_MS = 8_000;

interface Sender<Answer> {
  /** One attempt; also called for retries. */
  attempt: () => Promise<Answer>;
  onSent: (answer: Answer) => void;
  onFailed: (error: unknown) => void;
  /** True if an attempt did not reach the server, so that waiting helps. */
  isUnreachable: (error: unknown) => boolean;
}

/** Prevents parallel sends, and delays a send while offline. */
export function useSender<Answer>(sender: Sender<Answer>): { state: SendState; send: () => Promise<void> } {
  const [state, setState] = useState<SendState>('idle');
  const isBusy = useRef(false);
  const latest = useLatest(sender);

  const run = useCallback(
    async (isByItself: boolean) => {
      if (isBusy.current) return;
      if (!navigator.onLine) {
        setState('waiting');
        return;
      }
      isBusy.current = true;
      setState('sending');
      const slow = setTimeout(() => setState('slow'), SLOW_AFTER_MS);
      try {
        const answer = await latest.current.attempt();
        setState('idle');
        latest.current.onSent(answer);
      } catch (error) {
        const mayWait = latest.current.isUnreachable(error) && (isByItself || !navigator.onLine);
        setState(mayWait ? 'waiting' : 'idle');
        if (!mayWait) latest.current.onFailed(error);
      } finally {
        clearTimeout(slow);
        isBusy.current = false;
      }
    },
    [latest],
  );

  useWhenOnline(state === 'waiting', () => void run(true));

  return { state, send: useCallback(() => run(false), [run]) };
}
