import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False on the server and in the first render in the browser, because both must render the same. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
