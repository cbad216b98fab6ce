import { useCallback, useEffect, useRef } from 'react';
import { useWhenOnline } from './use-when-online';

/** The load of a whole document also mends what a newer version of the site has put in the place of an old script. */
const reloadPage = () => window.location.reload();

/**
 * Loads the page anew as soon as the server answers: a reload without a connection would end on the browser's own page.
 * Asks at once, since a script may be missing while there is a connection. Returns what asks in between.
 */
export function useReloadWhenOnline(reload = reloadPage): () => Promise<void> {
  const isAsking = useRef(false);
  const ask = useCallback(async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    try {
      const { status } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
      // a proxy that finds no server behind it answers 502 or 504
      if (status < 500) reload();
    } catch {
      // still offline
    } finally {
      isAsking.current = false;
    }
  }, [reload]);
  useEffect(() => void ask(), [ask]);
  useWhenOnline(true, () => void ask());
  return ask;
}
