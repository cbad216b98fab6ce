import { PAGE_SIZE } from '@contract/limits';
import { useEffect } from 'react';
import { INVALID_LIST, type List } from '@/api/http';
import { type Remote, remoteOf, useRemoteOf } from '@/stores/server-store';
import { useFailureToast } from '../feedback/use-toast';
import { createOfficeStore } from '../office-store';

export type ListState<T> = Remote<List<T>>;

export interface AdminList<T, Q> {
  list: ListState<T>;
  /** Ids deleted here since the screen was opened. An address may name one for a moment: nothing is asked then. */
  removedIds: ReadonlySet<string>;
  /** Shows the page that `query` names. What is on the screen stays until the answer comes. */
  load(query: Q): Promise<unknown>;
  /** Asks again for what is shown. After a failure it starts over with `loading`. */
  refresh(): Promise<unknown>;
  /** Asks in silence whether there is something new; what is shown stays when no answer comes. */
  renew(): Promise<unknown>;
  replace(entity: T): void;
  /** Puts a new entity first, or last for lists that are kept in an order of their own. */
  add(entity: T, place?: 'first' | 'last'): void;
  remove(id: string): void;
  /** After a deletion was taken back: shows where it stands in the list. */
  restored(id: string): Promise<unknown>;
}

/** Used as a hook, or through `getState()` where nothing is drawn. */
export interface AdminListStore<T, Q> {
  (): AdminList<T, Q>;
  getState(): AdminList<T, Q>;
}

/**
 * The store of one back-office list; one per resource, kept in a module of its own:
 *
 * ```ts
 * export const useContactList = createAdminList(contacts.list);
 * ```
 */
export function createAdminList<T extends { _id: string }, Q = void>(
  fetchList: (query: Q, signal: AbortSignal) => Promise<List<T>>,
): AdminListStore<T, Q> {
  const store = createOfficeStore(fetchList);
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
      const asked = shown;
      const before = remoteOf(store.getState());
      if (!asked || before.status !== 'ready') return;
      const answer = await fetchList(asked.query, new AbortController().signal).catch(() => null);
      // Whatever happened meanwhile, another question or a change on the screen, is newer.
      if (answer && shown === asked && remoteOf(store.getState()) === before) held.put(answer, asked.query);
    },
    replace: (entity) => change((items) => items.map((known) => (known._id === entity._id ? entity : known))),
    add: (entity, place = 'first') => change((items) => (place === 'first' ? [entity, ...items] : [...items, entity])),
    remove(id) {
      removedIds = new Set([...removedIds, id]);
      change((items) => items.filter((known) => known._id !== id));
      // Rows of the next page move up.
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

/** The same for a list that is only paged: `createPagedList(team)`. */
export const createPagedList = <T extends { _id: string }>(records: {
  list: (query: { page: number; limit: number }, signal?: AbortSignal) => Promise<List<T>>;
}): AdminListStore<T, { page: number }> =>
  createAdminList(({ page }: { page: number }, signal) => records.list({ page, limit: PAGE_SIZE }, signal));

/**
 * Loads the list for this screen, anew for each other `query`, and shows `failedText` as a toast when that fails.
 */
export function useAdminList<T, Q>(useStore: AdminListStore<T, Q>, failedText: string, query: Q): AdminList<T, Q> {
  const store = useStore();
  const { load, list } = store;
  const asked = JSON.stringify(query);
  useEffect(() => void load(JSON.parse(asked) as Q), [load, asked]);
  useFailureToast(list, failedText);
  return store;
}

/** `text`, but for an answer that is no list at all, which has a sentence of its own. */
export function loadFailure<T>(list: ListState<T>, text: string): string {
  return list.status === 'failed' && list.error.message === INVALID_LIST ? INVALID_LIST : text;
}
