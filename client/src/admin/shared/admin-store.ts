import { useEffect } from 'react';
import { createServerStore, type Remote, remoteOf, type ServerStore, useRemoteOf } from '@/stores/server-store';
import { useSession } from '@/stores/session';

/** Creates a store for data that only staff may see. It is emptied when the user logs out. */
export function createAdminStore<T, Q = void>(...about: Parameters<typeof createServerStore<T, Q>>): ServerStore<T, Q> {
  const store = createServerStore(...about);
  useSession.subscribe(({ status }) => {
    if (status === 'signed-out' || status === 'refused') store.getState().clear();
  });
  return store;
}

/** Creates a store that keeps its last value if reloading fails. */
export const createLastValueStore = <T, Q = void>(
  ask: (query: Q, signal: AbortSignal) => Promise<T>,
  keyOf?: (query: Q) => string,
): ServerStore<T, Q> => createAdminStore(ask, { keyOf, keepsValueOn: () => true });

/** Returns the value of a store with one value. Loads it unless it is fresh. */
export function useEnsured<T>(store: ServerStore<T>): Remote<T> {
  useEffect(() => store.getState().ensure(), [store]);
  return useRemoteOf(store);
}

/** Returns the value of a store with one value. Loads it again each time the component mounts. */
export function useReloaded<T>(store: ServerStore<T>): Remote<T> {
  useEffect(() => {
    const { remotes, load, reload } = store.getState();
    // After a failure, the screen shows the loading state and not the old failure.
    void (remoteOf({ remotes }).status === 'failed' ? load() : reload());
  }, [store]);
  return useRemoteOf(store);
}
