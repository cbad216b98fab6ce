import { useCallback, useEffect, useRef } from 'react';
import { useWhenOnline } from './use-when-online';

/** Reloads the whole document, because its scripts may be from an older version of the site. */
const reloadPage = () => window.location.reload();

/** Reloads the page once the server answers. An earlier reload would replace the page by the browser's error page. */
export function useReloadWhenOnline(reload = reloadPage): () => Promise<void> {
  const isAsking = useRef(false);
  const ask = useCallback(async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    try {
      const { status } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
      // 502 and 504 come from a proxy whose server is down.
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
