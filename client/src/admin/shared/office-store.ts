import { createServerStore, type ServerStore } from '@/stores/server-store';
import { useSession } from '@/stores/session';

/** Creates a store for staff-only data. Logging out empties it for the next user. */
export function createOfficeStore<T, Q = void>(
  ...about: Parameters<typeof createServerStore<T, Q>>
): ServerStore<T, Q> {
  const store = createServerStore(...about);
  useSession.subscribe(({ status }) => {
    if (status === 'signed-out' || status === 'refused') store.getState().clear();
  });
  return store;
}

/** Creates a store that retains its last value if reloading fails, such as counts. */
export const createLastValueStore = <T, Q = void>(
  ask: (query: Q, signal: AbortSignal) => Promise<T>,
  keyOf?: (query: Q) => string,
): ServerStore<T, Q> => createOfficeStore(ask, { keyOf, keepsValueOn: () => true });
