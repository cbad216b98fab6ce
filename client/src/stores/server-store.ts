import { create, type StoreApi, type UseBoundStore, useStore } from 'zustand';
import { ApiError } from '@/api/http';

export type Remote<T> =
  | { status: 'loading' }
  /** `isRefreshing` means that a newer answer is pending, `isStale` that the last refresh failed. */
  | { status: 'ready'; value: T; isRefreshing?: boolean; isStale?: boolean }
  | { status: 'failed'; error: ApiError; retry(): void };

export interface ServerState<T, Q> {
  remotes: Readonly<Record<string, Remote<T>>>;
  /** Sends a request, unless a fresh answer is stored or a request is pending. */
  ensure(query: Q): void;
  /** Sends a request. The current value stays until the answer arrives. Never rejects. */
  reload(query: Q): Promise<Remote<T>>;
  /** Sends a request and sets `isRefreshing`, or `loading` if there is no value, so that the screen can show it. */
  load(query: Q): Promise<Remote<T>>;
  /** Stores a value that came with the document or with the answer to another call. */
  put(value: T, query: Q): void;
  fail(error: ApiError, query: Q): void;
  change(toValue: (value: T) => T, query: Q): void;
  clear(): void;
}

export type ServerStore<T, Q = void> = UseBoundStore<StoreApi<ServerState<T, Q>>>;

interface Options<Q> {
  /** Returns the key of a query. By default all queries have one key, so that only the last answer is stored. */
  keyOf?: (query: Q) => string;
  /** True if the current value stays after this error. By default, no value stays. */
  keepsValueOn?: (error: ApiError) => boolean;
}

interface Question<T> {
  abort: AbortController;
  answer?: Promise<Remote<T>>;
}

const LOADING: Remote<never> = { status: 'loading' };

/** Milliseconds after which a stored value is loaded again when a component shows it. A tab may be open all day. */
const FRESH_MS = 5 * 60_000;

/** Creates a store for values from the server. A newer request aborts an older one with the same key. */
export function createServerStore<T, Q = void>(
  ask: (query: Q, signal: AbortSignal) => Promise<T>,
  { keyOf = () => '', keepsValueOn = () => false }: Options<Q> = {},
): ServerStore<T, Q> {
  const newest = new Map<string, Question<T>>();
  const knownAt = new Map<string, number>();

  return create<ServerState<T, Q>>((set, get) => {
    const hold = (query: Q, remote: Remote<T>) => {
      set(({ remotes }) => ({ remotes: { ...remotes, [keyOf(query)]: remote } }));
      return remote;
    };
    const heldOf = (query: Q): Remote<T> | undefined => get().remotes[keyOf(query)];
    const isKnown = (query: Q) => knownAt.set(keyOf(query), Date.now());

    const answer = async (query: Q, question: Question<T>): Promise<Remote<T>> => {
      const outcome = await ask(query, question.abort.signal).catch(asApiError);
      const latest = newest.get(keyOf(query));
      if (latest !== question) return latest?.answer ?? LOADING;
      if (!(outcome instanceof ApiError)) return hold(query, { status: 'ready', value: outcome });
      const current = heldOf(query);
      const isKept = current?.status === 'ready' && keepsValueOn(outcome);
      return hold(query, isKept ? { ...current, isRefreshing: false, isStale: true } : failed(outcome, query));
    };
    const failed = (error: ApiError, query: Q): Remote<T> => ({
      status: 'failed',
      error,
      retry: () => void get().load(query),
    });

    return {
      remotes: {},
      ensure(query) {
        const current = heldOf(query);
        const isAsked = current !== undefined || newest.has(keyOf(query));
        const isFresh = Date.now() - (knownAt.get(keyOf(query)) ?? 0) < FRESH_MS;
        // A failure of server or network may be over, so the request is sent again. A 404 is final.
        const mayBeBack = current?.status === 'failed' && (current.error.status === 0 || current.error.status >= 500);
        if (!isAsked || !isFresh || mayBeBack) void get().reload(query);
      },
      reload(query) {
        newest.get(keyOf(query))?.abort.abort();
        const question: Question<T> = { abort: new AbortController() };
        newest.set(keyOf(query), question);
        isKnown(query);
        question.answer = answer(query, question);
        return question.answer;
      },
      load(query) {
        const current = heldOf(query);
        hold(query, current?.status === 'ready' ? { ...current, isRefreshing: true } : LOADING);
        return get().reload(query);
      },
      put(value, query) {
        isKnown(query);
        hold(query, { status: 'ready', value });
      },
      fail(error, query) {
        isKnown(query);
        hold(query, failed(error, query));
      },
      change(toValue, query) {
        const current = heldOf(query);
        if (current?.status === 'ready') hold(query, { ...current, value: toValue(current.value) });
      },
      clear() {
        for (const { abort } of newest.values()) abort.abort();
        newest.clear();
        set({ remotes: {} });
      },
    };
  });
}

/** True if the server has answered that the value does not exist. */
export const isMissing = (remote: Remote<unknown>): boolean =>
  remote.status === 'failed' && remote.error.status === 404;

export const remoteOf = <T>({ remotes }: Pick<ServerState<T, never>, 'remotes'>, key = ''): Remote<T> =>
  remotes[key] ?? LOADING;

export function useRemoteOf<T, Q>(store: ServerStore<T, Q>, key?: string): Remote<T> {
  return useStore(store, (state) => remoteOf(state, key));
}

const asApiError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError(0, error instanceof Error ? error.message : String(error));
