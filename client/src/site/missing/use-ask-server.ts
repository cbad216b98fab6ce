import { useEffect } from 'react';

/** A missing page may have moved, which the server knows: an address that the script has led to is asked for as a document. */
export function useAskServer(): void {
  useEffect(() => {
    const [document] = performance.getEntriesByType?.('navigation') ?? [];
    if (navigator.onLine && document && new URL(document.name).pathname !== window.location.pathname)
      window.location.reload();
  }, []);
}
