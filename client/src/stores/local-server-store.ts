import { useEffect, useState } from 'react';
import { createServerStore, type Remote, type ServerStore, useRemoteOf } from './server-store';

/** Creates a store for one component. Unmounting clears it and drops pending answers. */
export function useLocalServerStore<T, Q>(...about: Parameters<typeof createServerStore<T, Q>>): ServerStore<T, Q> {
  const [store] = useState(() => createServerStore(...about));
  useEffect(() => () => store.getState().clear(), [store]);
  return store;
}

/** Reads a value each time the component mounts. `ask` must be stable. */
export function useServerRead<T>(ask: (signal: AbortSignal) => Promise<T>): Remote<T> {
  const store = useLocalServerStore<T, void>((_, signal) => ask(signal));
  useEffect(() => void store.getState().load(), [store]);
  return useRemoteOf(store);
}
