import { useCallback, useEffect, useRef } from 'react';

/**
 * Asks at once, then every so many seconds while somebody looks, and again as soon as the tab or the connection comes back, until it
 * `isOver`. Returns what asks in between; the time counts from there. `ask` keeps its identity while it asks the same.
 */
export function usePolling(ask: () => Promise<unknown>, seconds: number, isOver: boolean): () => Promise<void> {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isAsking = useRef(false);

  const askNow = useCallback(async () => {
    clearTimeout(timer.current);
    if (!isAsking.current) return;
    // set before the answer is there: a connection that hangs does not end the asking
    if (document.visibilityState === 'visible') timer.current = setTimeout(() => void askNow(), seconds * 1000);
    await ask();
  }, [ask, seconds]);

  useEffect(() => {
    if (isOver) return;
    const handleVisibility = () => {
      clearTimeout(timer.current);
      if (document.visibilityState === 'visible') void askNow();
    };
    const handleOnline = () => void askNow();

    isAsking.current = true;
    void askNow();
    document.addEventListener('visibilitychange', handleVisibility);
    window.addEventListener('online', handleOnline);
    return () => {
      isAsking.current = false;
      clearTimeout(timer.current);
      document.removeEventListener('visibilitychange', handleVisibility);
      window.removeEventListener('online', handleOnline);
    };
  }, [askNow, isOver]);
  return askNow;
}
