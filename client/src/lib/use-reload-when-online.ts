import { useCallback, useEffect, useRef } from 'react';
import { useWhenOnline } from './use-when-online';

/** A full reload also replaces scripts of an older version. */
const reloadPage = () => window.location.reload();

/** Reloads the page once the server answers. An earlier reload would replace the page by the browser's error page. */
export function useReloadWhenOnline(reload = reloadPage): () => Promise<void> {
  const isAsking = useRef(false);
  const ask = useCallback(async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    try {
      const { status } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
      // A proxy whose server is down answers 502 or 504.
      if (status < 500) reload();
    } catch {
      // The server cannot be reached yet.
    } finally {
      isAsking.current = false;
    }
  }, [reload]);
  useEffect(() => void ask(), [ask]);
  useWhenOnline(true, () => void ask());
  return ask;
}
