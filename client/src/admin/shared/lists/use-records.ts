import { type Deletion, useConfirmDelete } from '../feedback/use-confirm-delete';
import { useCan } from '../use-can';
import { type AdminListStore, type ListState, useAdminList } from './admin-list';
import { useAddress } from './use-address';

const FIRST_PAGE = { page: 1 };

/** What a screen lists. Must be a constant of the module. */
export interface RecordKind<T extends { _id: string }> extends Pick<Deletion, 'what' | 'calls'> {
  useList: AdminListStore<T, { page: number }>;
  /** As the person on the screen knows it. */
  nameOf(record: T): string;
  texts: { load: string; remove: Deletion['texts'] };
  /** Where the text of a failure depends on the answer. */
  failedText?(list: ListState<T>): string;
}

export interface Records<T> {
  list: ListState<T>;
  failedText: string;
  page: number;
  setPage(page: number): void;
  refresh(): Promise<unknown>;
  replace(record: T): void;
  /** Puts what was stored into the list; after a new one, the first page is shown. */
  put(record: T, isNew: boolean): void;
  /** Asks, deletes, and offers to take that back. */
  remove(record: T): void;
  /** Whether the signed-in person may create, change and delete. */
  canEdit: boolean;
}

/** The records of one kind, a page at a time, and what is done with them. The page stands in the address. */
export function useRecords<T extends { _id: string }>(kind: RecordKind<T>): Records<T> {
  const [query, setQuery] = useAddress(FIRST_PAGE);
  const { list: known } = kind.useList();
  const failedText = kind.failedText?.(known) ?? kind.texts.load;
  const { list, add, replace, refresh } = useAdminList(kind.useList, failedText, query);
  const confirmDelete = useConfirmDelete();
  return {
    list,
    failedText,
    page: query.page,
    setPage: (page) => setQuery({ page }),
    refresh,
    replace,
    put: (record, isNew) => {
      if (!isNew) replace(record);
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
      }),
    canEdit: useCan().edit,
  };
}
