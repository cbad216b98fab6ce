import { useCallback, useEffect } from 'react';
import { useLocalServerStore } from '@/stores/local-server-store';
import { type Remote, useRemoteOf } from '@/stores/server-store';
import type { AdminList } from '../lists/admin-list';
import { useLast } from './use-last';

export type NamedRecord<T> = { status: 'ready'; record: T } | { status: 'loading' | 'unknown' | 'failed' } | null;

/** Returns the record with this id from the list. If the list does not contain it, loads it. `retry` loads it again. */
export function useNamedRecord<T extends { _id: string }>(
  id: string,
  { list, removedIds }: Pick<AdminList<T, never>, 'list' | 'removedIds'>,
  read: (id: string, signal: AbortSignal) => Promise<T>,
): { named: NamedRecord<T>; retry: () => void } {
  const store = useLocalServerStore(read, { keyOf: String });
  const remote = useRemoteOf(store, id);
  const listed = list.status === 'ready' ? list.value.items.find(({ _id }) => _id === id) : undefined;
  // The record may move to another page of the list. Its last state then stays visible until the record has been loaded
  // by its id.
  const last = useLast(listed);
  const isToAsk = id !== '' && list.status !== 'loading' && !listed && !removedIds.has(id);

  // biome-ignore lint/correctness/useExhaustiveDependencies: reads again when the list changes
  useEffect(() => {
    if (isToAsk) void store.getState().reload(id);
  }, [store, id, isToAsk, list]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: clears the answer of another record
  useEffect(() => store.getState().clear, [store, id]);

  const retry = useCallback(() => void store.getState().load(id), [store, id]);
  if (listed) return { named: { status: 'ready', record: listed }, retry };
  if (!isToAsk) return { named: null, retry };
  if (remote.status === 'loading' && last?._id === id) return { named: { status: 'ready', record: last }, retry };
  return { named: toNamed(remote), retry };
}

function toNamed<T>(remote: Remote<T>): NamedRecord<T> {
  if (remote.status === 'ready') return { status: 'ready', record: remote.value };
  if (remote.status === 'loading') return remote;
  return { status: remote.error.status === 404 ? 'unknown' : 'failed' };
}
