import { useEffect, useState } from 'react';
import { createServerStore, type Remote, type ServerStore, useRemoteOf } from './server-store';

/** Creates a store for one component. When it unmounts, the store is cleared and pending answers are dropped. */
export function useLocalServerStore<T, Q>(...about: Parameters<typeof createServerStore<T, Q>>): ServerStore<T, Q> {
  const [store] = useState(() => createServerStore(...about));
  useEffect(() => () => store.getState().clear(), [store]);
  return store;
}

/** Calls `ask` each time the screen is opened. `ask` must be a stable function. */
export function useServerRead<T>(ask: (signal: AbortSignal) => Promise<T>): Remote<T> {
  const store = useLocalServerStore<T, void>((_, signal) => ask(signal));
  useEffect(() => void store.getState().load(), [store]);
  return useRemoteOf(store);
}
