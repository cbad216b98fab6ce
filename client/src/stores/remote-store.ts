import { createStore, type StoreApi } from 'zustand/vanilla';
import { ApiError, request, requestList } from '@/api/http';

/** A read of the server: `/team`, or `list:/blogs?limit=4` where the total counts too. */
export type ReadKey = string;

export type Remote<T> =
  | { status: 'loading' }
  | { status: 'ready'; value: T }
  | { status: 'failed'; error: ApiError; retry(): void };

/** What the server found for one read; it travels in the document. */
export type PageRead = { value: unknown } | { status: number; message: string };
export type PageReads = Record<ReadKey, PageRead>;

export interface RemoteState {
  remotes: Record<ReadKey, Remote<unknown>>;
  /** Asks the server unless a fresh answer is held or under way. */
  ensure(key: ReadKey): void;
  /** Asks the server in any case; what is held stays on the screen until the answer comes. */
  reload(key: ReadKey): void;
}

export type RemoteStore = StoreApi<RemoteState>;

export const LIST_PREFIX = 'list:';

/** Older answers are shown at once and asked for again: a tab may stay open all day. */
const FRESH_MS = 5 * 60_000;

const ask = (key: ReadKey): Promise<unknown> =>
  key.startsWith(LIST_PREFIX) ? requestList(key.slice(LIST_PREFIX.length)) : request(key);

const asApiError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError(0, error instanceof Error ? error.message : String(error));

/** One per page load on the client, one per request on the server. `initial` holds what the server read. */
export function createRemoteStore(initial: PageReads = {}): RemoteStore {
  /** Number of the newest question per key: an answer to an older one is dropped. */
  const newest = new Map<ReadKey, number>();
  const readAt = new Map<ReadKey, number>();

  return createStore<RemoteState>((set, get) => {
    const put = (key: ReadKey, remote: Remote<unknown>) =>
      set((state) => ({ remotes: { ...state.remotes, [key]: remote } }));

    const fail = (key: ReadKey, error: ApiError): Remote<unknown> => ({
      status: 'failed',
      error,
      retry: () => {
        put(key, { status: 'loading' });
        get().reload(key);
      },
    });

    const remotes: RemoteState['remotes'] = {};
    for (const [key, read] of Object.entries(initial)) {
      remotes[key] =
        'value' in read ? { status: 'ready', value: read.value } : fail(key, new ApiError(read.status, read.message));
      readAt.set(key, Date.now());
    }

    return {
      remotes,
      ensure(key) {
        const held = get().remotes[key];
        const isAsked = newest.has(key) || held !== undefined;
        const isFresh = Date.now() - (readAt.get(key) ?? 0) < FRESH_MS;
        // A server or network that failed may be back; a 404 stays one.
        const hasFailed = held?.status === 'failed' && (held.error.status === 0 || held.error.status >= 500);
        if (!isAsked || !isFresh || hasFailed) get().reload(key);
      },
      reload(key) {
        const turn = (newest.get(key) ?? 0) + 1;
        newest.set(key, turn);
        readAt.set(key, Date.now());
        ask(key).then(
          (value) => {
            if (newest.get(key) === turn) put(key, { status: 'ready', value });
          },
          (error: unknown) => {
            // A refresh that fails leaves what was there.
            if (newest.get(key) === turn && get().remotes[key]?.status !== 'ready')
              put(key, fail(key, asApiError(error)));
          },
        );
      },
    };
  });
}
