import { useEffect } from 'react';

const POLL_SECONDS = 30;

/**
 * Calls `ask` every 30 seconds while the tab is visible, and when the connection returns. `ask` must be the same
 * function in each render.
 */
export function useOfficePolling(ask: () => unknown, isHeld = false): void {
  useEffect(() => {
    if (isHeld) return;
    const askIfSeen = () => {
      if (document.visibilityState === 'visible') ask();
    };
    const timer = setInterval(askIfSeen, POLL_SECONDS * 1000);
    document.addEventListener('visibilitychange', askIfSeen);
    window.addEventListener('online', askIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', askIfSeen);
      window.removeEventListener('online', askIfSeen);
    };
  }, [ask, isHeld]);
}
