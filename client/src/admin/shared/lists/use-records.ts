import { type Deletion, useConfirmDelete } from '../feedback/use-confirm-delete';
import { useLeaveUrl } from '../links/use-leave-url';
import { useCan } from '../use-can';
import { type AdminListStore, type ListState, useAdminList } from './admin-list';
import { type AddressChoices, useAddress } from './use-address';

export type RecordQuery = { page: number } & Record<string, string | number>;

const FIRST_PAGE = { page: 1 };

/** Describes a kind of record for `useRecords`. Define it as a constant outside of components. */
export interface RecordKind<T extends { _id: string }, Q extends RecordQuery = { page: number }>
  extends Pick<Deletion, 'what' | 'calls'> {
  useList: AdminListStore<T, Q>;
  /** Query for page 1 without a filter. Leave it out if the list has no filter. */
  all?: Q;
  choices?: AddressChoices<Q>;
  nameOf(record: T): string;
  texts: { load: string; remove: Deletion['texts'] };
  addressOf?(record: T): string | undefined;
  failedText?(list: ListState<T>): string;
}

export interface Records<T, Q = { page: number }> {
  query: Q;
  narrow(change: Partial<Q>): void;
  list: ListState<T>;
  failedText: string;
  page: number;
  setPage(page: number): void;
  refresh(): Promise<unknown>;
  replace(record: T): void;
  /** Shows a saved record in the list. For a new record, the list goes to page 1. */
  put(record: T, isNew: boolean): void;
  nameOf(record: T): string;
  remove(record: T): void;
  canEdit: boolean;
}

export function useRecords<T extends { _id: string }, Q extends RecordQuery = { page: number }>(
  kind: RecordKind<T, Q>,
): Records<T, Q> {
  const all = kind.all ?? (FIRST_PAGE as Q);
  const [query, setQuery] = useAddress<RecordQuery>(all, kind.choices) as [Q, (change: Partial<RecordQuery>) => void];
  const isNarrowed = Object.keys(all).some((name) => name !== 'page' && query[name] !== all[name]);
  const { list: known } = kind.useList();
  const failedText = kind.failedText?.(known) ?? kind.texts.load;
  const { list, add, replace, refresh } = useAdminList(kind.useList, failedText, query);
  const confirmDelete = useConfirmDelete();
  const leaveUrl = useLeaveUrl();
  return {
    query,
    narrow: setQuery,
    list,
    failedText,
    page: query.page,
    setPage: (page) => setQuery({ page }),
    refresh,
    replace,
    nameOf: kind.nameOf,
    put: (record, isNew) => {
      // Reloads a filtered list, because only the server knows whether the record matches the filter.
      if (isNarrowed) void refresh();
      else if (!isNew) replace(record);
      else if (query.page === 1) add(record);
      else setQuery({ page: 1 });
    },
    remove: (record) =>
      confirmDelete({
        what: kind.what,
        name: kind.nameOf(record),
        id: record._id,
        calls: kind.calls,
        list: kind.useList.getState(),
        texts: kind.texts.remove,
        ...leaveUrl(kind.addressOf?.(record)),
      }),
    canEdit: useCan().edit,
  };
}
