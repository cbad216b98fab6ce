import { useEffect } from 'react';

/**
 * Loads a missing page from the server if a script has navigated to it. Only the server knows whether its URL has a
 * redirect.
 */
export function useAskServer(): void {
  useEffect(() => {
    const [document] = performance.getEntriesByType?.('navigation') ?? [];
    if (navigator.onLine && document && new URL(document.name).pathname !== window.location.pathname)
      window.location.reload();
  }, []);
}
