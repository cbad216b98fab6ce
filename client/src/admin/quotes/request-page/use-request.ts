import { QUOTE_POLL_SECONDS } from '@contract/project';
import { useCallback } from 'react';
import { projectRequests, quotes } from '@/api/office';
import { usePolling } from '@/lib/use-polling';
import { remoteOf, type ServerStore } from '@/stores/server-store';
import { useQuotes } from '../quote-store';
import { useRequestThread, useRequestThreads } from '../request-thread';

/** A request with its conversation, and its quote in the quotes' store; both are asked for again while somebody looks. */
export function useRequest(id: string) {
  const ask = useCallback(
    () => Promise.all([follow(useRequestThreads, projectRequests.read, id), follow(useQuotes, quotes.readOf, id)]),
    [id],
  );
  const askNow = usePolling(ask, QUOTE_POLL_SECONDS, false);
  return { known: useRequestThread(id), askNow };
}

type Dated = { updatedAt: string } | null;

/** Asks again in silence: what is shown stays until there is something newer, also when no answer comes. */
async function follow<T extends Dated>(
  store: ServerStore<T, string>,
  read: (id: string) => Promise<T>,
  id: string,
): Promise<void> {
  const before = remoteOf(store.getState(), id);
  if (before.status !== 'ready') return void (await store.getState().load(id));
  const fresh = await read(id).catch(() => undefined);
  const held = remoteOf(store.getState(), id);
  // A save was faster than this answer, which may be of before it.
  const isOld = held.status !== 'ready' || held.value !== before.value;
  if (fresh !== undefined && !isOld) store.getState().put(fresh, id);
}
