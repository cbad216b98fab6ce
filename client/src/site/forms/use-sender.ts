import { useCallback, useRef, useState } from 'react';
import { useLatest } from '@/lib/use-latest';
import { useWhenOnline } from '@/lib/use-when-online';

/** `slow`: still sending; `waiting`: no connection, goes out by itself when there is one. */
export type SendState = 'idle' | 'sending' | 'slow' | 'waiting';

/** There is no time limit on a send, so the form says after this long that it has not given up. */
const SLOW_AFTER_MS = 8_000;

interface Sender<Answer> {
  /** One attempt; called again for a retry. */
  attempt: () => Promise<Answer>;
  onSent: (answer: Answer) => void;
  onFailed: (error: unknown) => void;
  /** Whether a failed attempt never reached the server, so that waiting makes sense. */
  isUnreachable: (error: unknown) => boolean;
}

/** Sends once however often it is asked to, and holds a send back while there is no connection. */
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
