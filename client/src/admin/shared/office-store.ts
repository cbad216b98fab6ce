import { createServerStore, type ServerStore } from '@/stores/server-store';
import { useSession } from '@/stores/session';

/** A store of what only staff may see: a sign-out empties it, for whoever signs in next. */
export function createOfficeStore<T, Q = void>(
  ...about: Parameters<typeof createServerStore<T, Q>>
): ServerStore<T, Q> {
  const store = createServerStore(...about);
  useSession.subscribe(({ status }) => {
    if (status === 'signed-out' || status === 'refused') store.getState().clear();
  });
  return store;
}

/** The same for what is better than nothing where it could not be renewed, such as counts. */
export const createLastValueStore = <T, Q = void>(
  ask: (query: Q, signal: AbortSignal) => Promise<T>,
  keyOf?: (query: Q) => string,
): ServerStore<T, Q> => createOfficeStore(ask, { keyOf, keepsValueOn: () => true });
