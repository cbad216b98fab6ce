import { useEffect } from 'react';

/** Reloads the page after navigation by script, because only the server knows the redirects of missing pages. */
export function useAskServer(): void {
  useEffect(() => {
    const [document] = performance.getEntriesByType?.('navigation') ?? [];
    if (navigator.onLine && document && new URL(document.name).pathname !== window.location.pathname)
      window.location.reload();
  }, []);
}
