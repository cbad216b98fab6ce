import { useEffect } from 'react';
import { useLatest } from './use-latest';

/** The first attempt may fail, because phones report "online" before their network works. */
const RETRY_AFTER_MS = 10_000;

/** While `isWaiting`, calls `action` when the connection returns, and again at intervals. */
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
