import { useEffect } from 'react';
import { useLatest } from './use-latest';

/** Milliseconds until the next try. A phone reports "online" before its network works. */
const RETRY_AFTER_MS = 10_000;

/** Calls `action` when the connection returns, and repeats it while `isWaiting`. */
export function useWhenOnline(isWaiting: boolean, action: () => void): void {
  const latest = useLatest(action);
  useEffect(() => {
    if (!isWaiting) return;
    const act = () => latest.current();
    const retry = setInterval(() => {
      if (navigator.onLine) act();
    }, RETRY_AFTER_MS);
    window.addEventListener('online', act);
    return () => {
      clearInterval(retry);
      window.removeEventListener('online', act);
    };
  }, [isWaiting, latest]);
}
