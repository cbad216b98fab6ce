import { useEffect } from 'react';

/**
 * Reloads a missing page from the server, because only the server knows whether its URL has a redirect. Does nothing if
 * the document already came from the server for this URL.
 */
export function useAskServer(): void {
  useEffect(() => {
    const [document] = performance.getEntriesByType?.('navigation') ?? [];
    if (navigator.onLine && document && new URL(document.name).pathname !== window.location.pathname)
      window.location.reload();
  }, []);
}
