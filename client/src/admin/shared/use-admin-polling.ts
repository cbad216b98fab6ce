import { useEffect } from 'react';

export const POLL_SECONDS = 30;

/**
 * Calls `ask` at intervals while the tab is visible, and when the connection returns. `ask` must be the same function
 * in each render. With 0 seconds, it is not called.
 */
export function useAdminPolling(ask: () => unknown, seconds = POLL_SECONDS): void {
  useEffect(() => {
    if (seconds === 0) return;
    const askIfSeen = () => {
      if (document.visibilityState === 'visible') ask();
    };
    const timer = setInterval(askIfSeen, seconds * 1000);
    document.addEventListener('visibilitychange', askIfSeen);
    window.addEventListener('online', askIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', askIfSeen);
      window.removeEventListener('online', askIfSeen);
    };
  }, [ask, seconds]);
}
