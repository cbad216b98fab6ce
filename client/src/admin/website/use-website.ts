import type { SectionName, Website } from '@contract/website/sections';
import { useCallback, useEffect } from 'react';
import { website as calls } from '@/api/website.api';
import { useLocalServerStore } from '@/stores/local-server-store';
import { type Remote, useRemoteOf } from '@/stores/server-store';
import { renewLinkTargets } from '../shared/links/link-input';
import { useWebsiteChanges } from '../shared/website-changes';

const readAll = (_: unknown, signal: AbortSignal) => calls.read({}, signal) as Promise<Website>;
const KEPT = { keepsValueOn: () => true };

/** Returns all sections. They are loaded again when another section opens and when the tab becomes visible. */
export function useWebsite(name: SectionName | null): Remote<Website> {
  const store = useLocalServerStore<Website, void>(readAll, KEPT);
  const changes = useWebsiteChanges(({ count }) => count);
  const renew = useCallback(() => {
    void store.getState().reload();
    renewLinkTargets();
  }, [store]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reloads on each opening and change
  useEffect(renew, [renew, name, changes]);
  useEffect(() => {
    const renewIfSeen = () => {
      if (document.visibilityState === 'visible') renew();
    };
    document.addEventListener('visibilitychange', renewIfSeen);
    window.addEventListener('focus', renewIfSeen);
    return () => {
      document.removeEventListener('visibilitychange', renewIfSeen);
      window.removeEventListener('focus', renewIfSeen);
    };
  }, [renew]);
  return useRemoteOf(store);
}
