import type { TextOrigin } from '@contract/drafts';
import { useCallback, useEffect, useState } from 'react';
import { useOfficePolling } from '../shared/use-office-polling';

interface RoomRecord {
  _id: string;
  updatedAt: string;
}

/**
 * The record of a room as the server has it by now: its time may have come, or a colleague may have saved it.
 * @param known record as this room has read or saved it last; `null` for a new text
 * @param origin record that the text stands beside
 * @param read keeps its identity
 */
export function useLatest<R extends RoomRecord>(
  known: R | null,
  origin: TextOrigin | null,
  read: (id: string) => Promise<R>,
): R | null {
  const [latest, setLatest] = useState<R | null>(null);
  const beside = origin && origin.title !== null ? origin.id : undefined;
  const id = known?._id ?? beside;
  const ask = useCallback(() => {
    if (!id) return;
    read(id).then(
      (record) => setLatest((before) => (isNewer(record, before) ? record : before)),
      // A record that is gone is told by the next save, a lost connection by the text that is kept.
      () => undefined,
    );
  }, [id, read]);
  useOfficePolling(ask, !id);
  useEffect(() => {
    if (beside) ask();
  }, [ask, beside]);
  return latest && latest._id === id && isNewer(latest, known) ? latest : known;
}

const isNewer = (one: RoomRecord, other: RoomRecord | null): boolean =>
  other?._id !== one._id || other.updatedAt < one.updatedAt;
