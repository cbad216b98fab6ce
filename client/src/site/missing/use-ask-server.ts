import { useEffect } from 'react';

/** Reloads a missing page if the server has not drawn it, because only the server knows redirects. */
export function useAskServer(): void {
  useEffect(() => {
    const [document] = performance.getEntriesByType?.('navigation') ?? [];
    if (navigator.onLine && document && new URL(document.name).pathname !== window.location.pathname)
      window.location.reload();
  }, []);
}
