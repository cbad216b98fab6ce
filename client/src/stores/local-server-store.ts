import { useEffect, useState } from 'react';
import { createServerStore, type Remote, type ServerStore, useRemoteOf } from './server-store';

/** Creates a component's own store. It is cleared when the component unmounts, and pending answers are ignored. */
export function useLocalServerStore<T, Q>(...about: Parameters<typeof createServerStore<T, Q>>): ServerStore<T, Q> {
  const [store] = useState(() => createServerStore(...about));
  useEffect(() => () => store.getState().clear(), [store]);
  return store;
}

/** Reads a value from the server each time the component mounts. `ask` must be the same function in each render. */
export function useServerRead<T>(ask: (signal: AbortSignal) => Promise<T>): Remote<T> {
  const store = useLocalServerStore<T, void>((_, signal) => ask(signal));
  useEffect(() => void store.getState().load(), [store]);
  return useRemoteOf(store);
}
