import { useCallback, useEffect, useRef } from 'react';

/**
 * Calls `ask` at once, and then every `seconds` while the tab is visible. Returns a function that calls it immediately.
 * `ask` must be a stable function.
 */
export function usePolling(ask: () => Promise<unknown>, seconds: number, isOver: boolean): () => Promise<void> {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isAsking = useRef(false);

  const askNow = useCallback(async () => {
    clearTimeout(timer.current);
    if (!isAsking.current) return;
    // The timer starts before the answer, so that a hanging connection does not stop the polling.
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
