import { LIST_PREFIX, type PageReads, type ReadKey } from '@contract/rendering';
import { ApiError, NO_CONNECTION, request, requestList } from '@/api/http';
import { createServerStore, type ServerState, type ServerStore } from './server-store';

export type RemoteState = ServerState<unknown, ReadKey>;
export type RemoteStore = ServerStore<unknown, ReadKey>;

async function ask(key: ReadKey, signal: AbortSignal): Promise<unknown> {
  if (key.startsWith(LIST_PREFIX)) return requestList(key.slice(LIST_PREFIX.length), { signal });
  const answer = await request<unknown>(key, { signal });
  // The login page of a Wi-Fi network may answer with nothing while an open page is polling.
  if (answer === null) throw new ApiError(0, NO_CONNECTION);
  return answer;
}

/** A 404 of this server is final and has a message. One without may be from a proxy while the server restarts. */
const keepsValueOn = ({ status, message }: ApiError): boolean => status !== 404 || message === '';

/** Creates a store for what a page reads: one for each document in the browser, one for each request on the server. */
export function createRemoteStore(initial: PageReads = {}): RemoteStore {
  const store = createServerStore(ask, { keyOf: String, keepsValueOn });
  const { put, fail } = store.getState();
  for (const [key, read] of Object.entries(initial)) {
    if ('value' in read) put(read.value, key);
    else fail(new ApiError(read.status, read.message), key);
  }
  const initialState = store.getState();
  store.getInitialState = () => initialState;
  return store;
}
