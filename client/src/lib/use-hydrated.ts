import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False on the server and during the first render in the browser. While it is false, scripts must not send forms. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
