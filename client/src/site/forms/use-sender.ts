import { useCallback, useRef, useState } from 'react';
import { useLatest } from '@/lib/use-latest';
import { useWhenOnline } from '@/lib/use-when-online';

/** `slow`: sending takes longer than `SLOW_AFTER_MS`. `waiting`: offline, and sent when the connection returns. */
export type SendState = 'idle' | 'sending' | 'slow' | 'waiting';

/** After this time in milliseconds, the form says that it is still trying. Sending has no timeout. */
const SLOW_AFTER_MS = 8_000;

interface Sender<Answer> {
  attempt: () => Promise<Answer>;
  onSent: (answer: Answer) => void;
  onFailed: (error: unknown) => void;
  /** True if the call did not reach the server. The form is then sent again when the connection returns. */
  isUnreachable: (error: unknown) => boolean;
}

/** Sends one form at a time. Waits for the connection while the browser is offline. */
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
