import type { DraftKind } from '@contract/drafts';
import { useRef, useState } from 'react';
import { isDraftKept, keepOfficeDraft, type OfficeDraft, readOfficeDraft } from '../shared/drafts/office-draft';
import { draftNameOf } from './kept-kinds';
import type { ReadRoom } from './read-room';

interface Restored<R> extends ReadRoom<R> {
  /** Another one for each text that was brought back: the form begins anew with it. */
  turn: number;
  /** @param drop forgets what was typed; it is back when the version goes again */
  restore(record: R, isUndone: boolean, drop: () => void): void;
}

/** What a room shows: what was read, or the version that was brought back since then. */
export function useRestored<R extends { _id: string; updatedAt: string }, F extends object>(
  kind: DraftKind,
  read: ReadRoom<R>,
  blank: F,
): Restored<R> {
  const [shown, setShown] = useState({ ...read, turn: 0 });
  const typed = useRef<OfficeDraft<F> | null>(null);
  const restore = (record: R, isUndone: boolean, drop: () => void) => {
    const draftName = draftNameOf(kind, record._id);
    if (!isUndone) typed.current = isDraftKept(draftName) ? readOfficeDraft(draftName, blank) : null;
    drop();
    if (isUndone && typed.current) keepOfficeDraft(draftName, { ...typed.current, version: record.updatedAt });
    setShown(({ turn }) => ({ record, textId: record._id, origin: null, turn: turn + 1 }));
  };
  return { ...shown, restore };
}
