import { PAGE_SIZE } from '@contract/limits';
import { useMemo } from 'react';
import { type AdminListStore, type ListState, useAdminList } from '../lists/admin-list';
import { type AddressChoices, useAddress } from '../lists/use-address';
import type { WithStatus } from '../lists/use-bulk';
import { type Chosen, useChosen } from '../lists/use-chosen';
import type { RecordQuery } from '../lists/use-records';
import { type NamedRecord, useNamedRecord } from '../records/use-named-record';
import { POLL_SECONDS, useAdminPolling } from '../use-admin-polling';

interface WorkTexts {
  loadFailed: string;
  openFailed: string;
  unknown: string;
  empty: string;
}

type WorkQuery = RecordQuery & { q: string; status: string };

/** Describes a kind of record for `useWorkList`. Must be a constant at the top level of a file. */
export interface WorkKind<T extends R, Q extends WorkQuery, R extends WithStatus = T> {
  useList: AdminListStore<T, Q & { limit: number }>;
  all: Q;
  choices: AddressChoices<Q>;
  opens: string;
  /** Reads one record. It may lack fields that only the rows of the list have. */
  read(id: string, signal?: AbortSignal): Promise<R>;
  nameOf(record: T): string;
  texts: WorkTexts;
}

export interface WorkList<T, Q, R = T> {
  texts: WorkTexts;
  query: Q & { limit: number };
  setQuery(change: Partial<Q>): void;
  showAll: (() => void) | undefined;
  list: ListState<T>;
  refresh(): Promise<unknown>;
  chosen: Chosen<T>;
  openId: string;
  open(record: { _id: string }): void;
  close(): void;
  opened: R | undefined;
  /**
   * True once the list is loaded, and also the record that the URL names. A dialog that opens on top of the record's
   * dialog must wait for this. Otherwise it would open below it.
   */
  isShown: boolean;
  unshown: {
    named: NamedRecord<R>;
    unknownText: string;
    failedText: string;
    onRetry: () => void;
    onClose: () => void;
  };
}

export function useWorkList<T extends R, Q extends WorkQuery, R extends WithStatus = T>(
  kind: WorkKind<T, Q, R>,
): WorkList<T, Q, R> {
  const { all, opens, texts } = kind;
  const [filter, setFilter] = useAddress<RecordQuery>(all, kind.choices) as [Q, (change: Partial<WorkQuery>) => void];
  const none = useMemo(() => ({ [opens]: '' }), [opens]);
  const [{ [opens]: openId = '' }, setOpened] = useAddress<Record<string, string>>(none);
  const query = { ...filter, limit: PAGE_SIZE };
  const held = useAdminList(kind.useList, texts.loadFailed, query);
  const chosen = useChosen(held.list, kind.nameOf);
  useAdminPolling(kind.useList.getState().renew, chosen.ids.length > 0 ? 0 : POLL_SECONDS);
  const { named, retry } = useNamedRecord<R>(openId, held, kind.read);
  const close = () => setOpened(none);
  const { page, sort, order, ...narrowing } = all;
  const isNarrowed = Object.keys(narrowing).some((name) => filter[name] !== all[name]);
  return {
    texts,
    query,
    setQuery: setFilter,
    showAll: isNarrowed ? () => setFilter(narrowing) : undefined,
    list: held.list,
    refresh: held.refresh,
    chosen,
    openId,
    open: ({ _id }) => setOpened({ [opens]: _id }),
    close,
    opened: named?.status === 'ready' ? named.record : undefined,
    isShown: held.list.status !== 'loading' && named?.status !== 'loading',
    unshown: { named, unknownText: texts.unknown, failedText: texts.openFailed, onRetry: retry, onClose: close },
  };
}
