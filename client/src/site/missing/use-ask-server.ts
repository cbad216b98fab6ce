import { useEffect } from 'react';

/** Missing pages may have moved, as the server knows: an address that the script led to is asked for as a document. */
export function useAskServer(): void {
  useEffect(() => {
    const [document] = performance.getEntriesByType?.('navigation') ?? [];
    if (navigator.onLine && document && new URL(document.name).pathname !== window.location.pathname)
      window.location.reload();
  }, []);
}
