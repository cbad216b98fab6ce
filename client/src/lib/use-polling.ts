import { useCallback, useEffect, useRef } from 'react';

/**
 * Until `isOver`, calls `ask`, which must be stable, at once and every `seconds` while the tab is visible. Returns a
 * function that calls `ask` at once.
 */
export function usePolling(ask: () => Promise<unknown>, seconds: number, isOver: boolean): () => Promise<void> {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isAsking = useRef(false);

  const askNow = useCallback(async () => {
    clearTimeout(timer.current);
    if (!isAsking.current) return;
    // The next request is planned before this one is answered, so that a hanging connection does not stop the polling.
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
