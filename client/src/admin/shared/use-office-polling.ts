import { useEffect } from 'react';

/** How often lists and badges ask again. */
const POLL_SECONDS = 30;

/**
 * Asks every half minute while somebody looks, and as soon as the tab or the connection comes back. `ask` keeps its identity.
 * @param isHeld not now: nothing may move while something is being done with what is shown.
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
