import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '@/api/http';
import type { ListState } from '../lists/admin-list';
import { useLast } from './use-last';

/** The record that an address names: `null` when it names none. */
export type NamedRecord<T> = { status: 'ready'; record: T } | { status: 'loading' | 'unknown' | 'failed' } | null;

interface Asked<T> {
  id: string;
  answer: NamedRecord<T>;
}

/**
 * The record with that id (empty for none), also when it is not on the page of the list that is shown: then it is asked for by itself,
 * and again whenever the list has changed. `retry` asks again after a failure.
 */
export function useNamedRecord<T extends { _id: string }>(
  id: string,
  list: ListState<T>,
  read: (id: string, signal: AbortSignal) => Promise<T>,
): { named: NamedRecord<T>; retry: () => void } {
  const [asked, setAsked] = useState<Asked<T>>({ id: '', answer: null });
  const [turn, setTurn] = useState(0);
  const listed = list.status === 'ready' ? list.items.find(({ _id }) => _id === id) : undefined;
  // What has just left the page of the list stays on the screen until it is answered anew.
  const last = useLast(listed);
  const isToAsk = id !== '' && list.status !== 'loading' && !listed;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another state of the list, or another turn, is another question
  useEffect(() => {
    if (!isToAsk) return;
    const abort = new AbortController();
    const settle = (answer: NamedRecord<T>) => !abort.signal.aborted && setAsked({ id, answer });
    read(id, abort.signal).then(
      (record) => settle({ status: 'ready', record }),
      (error) => settle({ status: error instanceof ApiError && error.status === 404 ? 'unknown' : 'failed' }),
    );
    return () => abort.abort();
  }, [id, isToAsk, read, list, turn]);

  const retry = useCallback(() => {
    setAsked({ id: '', answer: null });
    setTurn((before) => before + 1);
  }, []);
  if (listed) return { named: { status: 'ready', record: listed }, retry };
  if (!isToAsk) return { named: null, retry };
  if (asked.id === id) return { named: asked.answer, retry };
  return { named: last?._id === id ? { status: 'ready', record: last } : { status: 'loading' }, retry };
}
