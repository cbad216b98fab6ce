import { useEffect, useState } from 'react';
import { createServerStore, type Remote, type ServerStore, useRemoteOf } from './server-store';

/** A store of one component's own: gone with it, and so are the answers that are still on their way. */
export function useLocalServerStore<T, Q>(...about: Parameters<typeof createServerStore<T, Q>>): ServerStore<T, Q> {
  const [store] = useState(() => createServerStore(...about));
  useEffect(() => () => store.getState().clear(), [store]);
  return store;
}

/** What `ask` answers each time that the screen is opened. `ask` must be a function of the module. */
export function useServerRead<T>(ask: (signal: AbortSignal) => Promise<T>): Remote<T> {
  const store = useLocalServerStore<T, void>((_, signal) => ask(signal));
  useEffect(() => void store.getState().load(), [store]);
  return useRemoteOf(store);
}
