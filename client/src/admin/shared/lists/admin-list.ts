import { PAGE_SIZE } from '@contract/limits';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import type { List } from '@/api/http';
import { useSession } from '@/stores/session';

export type ListState<T> =
  | { status: 'loading' }
  /** `total` counts all pages; `isRefreshing` while a newer answer is on its way. */
  | { status: 'ready'; items: T[]; total: number; isRefreshing: boolean }
  | { status: 'failed'; error: unknown };

export interface AdminList<T, Q> {
  list: ListState<T>;
  /** Shows the page that `query` names. What is on the screen stays until the answer comes. */
  load(query: Q): Promise<void>;
  /** Asks again for what is shown. After a failure it starts over with `loading`. */
  refresh(): Promise<void>;
  /** Puts an entity in the place of its older self. */
  replace(entity: T): void;
  /** Puts a new entity first, or last for lists that are kept in an order of their own. */
  add(entity: T, place?: 'first' | 'last'): void;
  remove(id: string): void;
}

export type AdminListStore<T, Q> = UseBoundStore<StoreApi<AdminList<T, Q>>>;

/**
 * The store of one back-office list; one per resource, kept in a module of its own:
 *
 * ```ts
 * export const useContactList = createAdminList(listContacts);
 * ```
 * Answers that come late (to an older question) are dropped. A sign-out empties it. `fetchList` rejects with `ApiError`.
 */
export function createAdminList<T extends { _id: string }, Q = void>(
  fetchList: (query: Q, signal: AbortSignal) => Promise<List<T>>,
): AdminListStore<T, Q> {
  let question: { query: Q; abort: AbortController } | null = null;

  const store = create<AdminList<T, Q>>((set, get) => {
    const change = (toItems: (items: T[]) => T[]) =>
      set(({ list }) => {
        if (list.status !== 'ready') return {};
        const items = toItems(list.items);
        return { list: { ...list, items, total: list.total + items.length - list.items.length } };
      });

    return {
      list: { status: 'loading' },

      async load(query) {
        question?.abort.abort();
        const asked = { query, abort: new AbortController() };
        question = asked;
        set(({ list }) => ({
          list: list.status === 'ready' ? { ...list, isRefreshing: true } : { status: 'loading' },
        }));
        try {
          const { items, total } = await fetchList(query, asked.abort.signal);
          if (question === asked) set({ list: { status: 'ready', items, total, isRefreshing: false } });
        } catch (error) {
          if (question === asked) set({ list: { status: 'failed', error } });
        }
      },

      async refresh() {
        if (question) await get().load(question.query);
      },

      replace: (entity) => change((items) => items.map((known) => (known._id === entity._id ? entity : known))),
      add: (entity, place = 'first') =>
        change((items) => (place === 'first' ? [entity, ...items] : [...items, entity])),
      remove: (id) => change((items) => items.filter((known) => known._id !== id)),
    };
  });

  useSession.subscribe(({ status }) => {
    if (status !== 'signed-out' && status !== 'refused') return;
    question?.abort.abort();
    question = null;
    store.setState({ list: { status: 'loading' } });
  });
  return store;
}

/** The same for a list that is only paged: `createPagedList(team)`. */
export const createPagedList = <T extends { _id: string }>(records: {
  list: (page: number, limit: number, signal?: AbortSignal) => Promise<List<T>>;
}): AdminListStore<T, { page: number }> =>
  createAdminList(({ page }: { page: number }, signal) => records.list(page, PAGE_SIZE, signal));
