import { type Deletion, useConfirmDelete } from '../feedback/use-confirm-delete';
import { useLeaveAddress } from '../links/use-leave-address';
import { useCan } from '../use-can';
import { type AdminListStore, type ListState, useAdminList } from './admin-list';
import { type AddressChoices, useAddress } from './use-address';

/** Which of the records, and the page of those. */
export type RecordQuery = { page: number } & Record<string, string | number>;

const FIRST_PAGE = { page: 1 };

/** What a screen lists. Must be a constant of the module. */
export interface RecordKind<T extends { _id: string }, Q extends RecordQuery = { page: number }>
  extends Pick<Deletion, 'what' | 'calls'> {
  useList: AdminListStore<T, Q>;
  /** What the list can be narrowed to: all of them, on the first page. Left out where it is only paged. */
  all?: Q;
  choices?: AddressChoices<Q>;
  /** As the person on the screen knows it. */
  nameOf(record: T): string;
  texts: { load: string; remove: Deletion['texts'] };
  /** Missing for what has no page of its own. */
  addressOf?(record: T): string | undefined;
  /** Where the text of a failure depends on the answer. */
  failedText?(list: ListState<T>): string;
}

export interface Records<T, Q = { page: number }> {
  /** What is shown. */
  query: Q;
  narrow(change: Partial<Q>): void;
  list: ListState<T>;
  failedText: string;
  page: number;
  setPage(page: number): void;
  refresh(): Promise<unknown>;
  replace(record: T): void;
  /** Puts what was stored into the list; after a new one, the first page is shown. */
  put(record: T, isNew: boolean): void;
  /** As the person on the screen knows it. */
  nameOf(record: T): string;
  /** Asks, deletes, and offers to take that back. */
  remove(record: T): void;
  /** Whether the signed-in person may create, change and delete. */
  canEdit: boolean;
}

/** The records of one kind, a page at a time, and what is done with them. The page stands in the address. */
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
  const leaveAddress = useLeaveAddress();
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
      // Whether it is one of those that are shown, the server knows.
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
        ...leaveAddress(kind.addressOf?.(record)),
      }),
    canEdit: useCan().edit,
  };
}
