import { useEffect } from 'react';

/** Reloads a missing page unless its document is for this URL, because only the server knows redirects. */
export function useAskServer(): void {
  useEffect(() => {
    const [document] = performance.getEntriesByType?.('navigation') ?? [];
    if (navigator.onLine && document && new URL(document.name).pathname !== window.location.pathname)
      window.location.reload();
  }, []);
}
