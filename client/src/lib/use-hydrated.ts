import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False on the server and during the first render. Until it is true, forms must not be sent by script. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
