import { PAGE_SIZE } from '@contract/limits';
import { useEffect } from 'react';
import { INVALID_LIST, type List } from '@/api/http';
import { type Remote, remoteOf, useRemoteOf } from '@/stores/server-store';
import { createAdminStore } from '../admin-store';
import { useFailureToast } from '../feedback/use-toast';

export type ListState<T> = Remote<List<T>>;

export interface AdminList<T, Q> {
  list: ListState<T>;
  /** Ids of records deleted since the list loaded. A dialog must not load them, even if the URL still has the id. */
  removedIds: ReadonlySet<string>;
  load(query: Q): Promise<unknown>;
  /** Reloads the list. If the last load failed, the list shows `loading` again. */
  refresh(): Promise<unknown>;
  renew(): Promise<unknown>;
  replace(entity: T): void;
  /** Adds a new record at the top, or at the end of a list whose order staff choose. */
  add(entity: T, place?: 'first' | 'last'): void;
  remove(id: string): void;
  restored(id: string): Promise<unknown>;
}

export interface AdminListStore<T, Q> {
  (): AdminList<T, Q>;
  getState(): AdminList<T, Q>;
}

/** Creates the store of a list. Call it at the top level of a file, for example: `createAdminList(contacts.list)`. */
export function createAdminList<T extends { _id: string }, Q = void>(
  fetchList: (query: Q, signal: AbortSignal) => Promise<List<T>>,
): AdminListStore<T, Q> {
  const store = createAdminStore(fetchList);
  const held = store.getState();
  let shown: { query: Q } | null = null;
  let removedIds: ReadonlySet<string> = new Set();

  const change = (toItems: (items: T[]) => T[]) => {
    if (!shown) return;
    held.change(({ items: before, total }) => {
      const items = toItems(before);
      return { items, total: total + items.length - before.length };
    }, shown.query);
  };
  const actions: Omit<AdminList<T, Q>, 'list' | 'removedIds'> = {
    load(query) {
      shown = { query };
      removedIds = new Set();
      return held.load(query);
    },
    refresh: async () => shown && held.load(shown.query),
    async renew() {
      const requested = shown;
      const before = remoteOf(store.getState());
      if (!requested || before.status !== 'ready') return;
      const answer = await fetchList(requested.query, new AbortController().signal).catch(() => null);
      // Ignores the answer if the user has changed the query or the rows meanwhile, because it is outdated then.
      if (answer && shown === requested && remoteOf(store.getState()) === before) held.put(answer, requested.query);
    },
    replace: (entity) => change((items) => items.map((known) => (known._id === entity._id ? entity : known))),
    add: (entity, place = 'first') => change((items) => (place === 'first' ? [entity, ...items] : [...items, entity])),
    remove(id) {
      removedIds = new Set([...removedIds, id]);
      change((items) => items.filter((known) => known._id !== id));
      // Reloads the page: a record of the next page moves up into the empty row.
      const left = remoteOf(store.getState());
      if (left.status === 'ready' && left.value.items.length < left.value.total) void actions.renew();
    },
    restored(id) {
      removedIds = new Set([...removedIds].filter((removed) => removed !== id));
      return actions.refresh();
    },
  };
  const withActions = (list: ListState<T>): AdminList<T, Q> => ({ ...actions, list, removedIds });
  return Object.assign(() => withActions(useRemoteOf(store)), {
    getState: () => withActions(remoteOf(store.getState())),
  });
}

export const createPagedList = <T extends { _id: string }>(records: {
  list: (query: { page: number; limit: number }, signal?: AbortSignal) => Promise<List<T>>;
}): AdminListStore<T, { page: number }> =>
  createAdminList(({ page }: { page: number }, signal) => records.list({ page, limit: PAGE_SIZE }, signal));

/** Loads the list whenever `query` changes. Shows a failure as a toast, and retries when the connection returns. */
export function useAdminList<T, Q>(useStore: AdminListStore<T, Q>, failedText: string, query: Q): AdminList<T, Q> {
  const store = useStore();
  const { load, list } = store;
  const text = JSON.stringify(query);
  useEffect(() => void load(JSON.parse(text) as Q), [load, text]);
  useFailureToast(list, failedText);
  const retry = list.status === 'failed' ? list.retry : null;
  useEffect(() => {
    if (!retry) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
  return store;
}

export function loadFailure<T>(list: ListState<T>, text: string): string {
  return list.status === 'failed' && list.error.message === INVALID_LIST ? INVALID_LIST : text;
}
