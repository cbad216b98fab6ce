import { listRead, type ReadKey } from '@contract/rendering';
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import type { List } from '@/api/http';
import type { RemoteStore } from './remote-store';
import { isMissing, type Remote, useRemoteOf } from './server-store';

const RemoteContext = createContext<RemoteStore | null>(null);

export function RemoteProvider({ store, children }: { store: RemoteStore; children: ReactNode }) {
  return <RemoteContext value={store}>{children}</RemoteContext>;
}

export function useRemoteStore(): RemoteStore {
  const store = useContext(RemoteContext);
  if (!store) throw new Error('useRemote needs a RemoteProvider above it');
  return store;
}

/** True if the server rendered this document for a missing record. */
export function useIsMissing(): boolean {
  const { remotes } = useRemoteStore().getInitialState();
  return Object.values(remotes).some(isMissing);
}

/** Returns the answer to `GET /api` + `path`, at first that of the document. `null` sends nothing, stays `loading`. */
export function useRemote<T>(path: ReadKey | null): Remote<T> {
  const store = useRemoteStore();
  const remote = useRemoteOf(store, path ?? '');
  useEffect(() => {
    if (path !== null) store.getState().ensure(path);
  }, [store, path]);
  return remote as Remote<T>;
}

export function useRemoteList<T>(path: string | null): Remote<List<T>> {
  return useRemote<List<T>>(path === null ? null : listRead(path));
}
