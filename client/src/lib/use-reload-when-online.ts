import { useCallback, useEffect, useRef } from 'react';
import { useWhenOnline } from './use-when-online';

/** A full reload also replaces scripts of an older version of the site. */
const reloadPage = () => window.location.reload();

/**
 * Reloads the page as soon as the server answers; reloading offline would end on the browser's error page. Checks at
 * once, since a script may be missing while online. Returns a function that checks now.
 */
export function useReloadWhenOnline(reload = reloadPage): () => Promise<void> {
  const isAsking = useRef(false);
  const ask = useCallback(async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    try {
      const { status } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
      // A proxy without a server behind it answers 502 or 504.
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
