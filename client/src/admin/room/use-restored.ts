import { useRef, useState } from 'react';
import { isDraftKept, keepOfficeDraft, type OfficeDraft, readOfficeDraft } from '../shared/drafts/office-draft';

interface Restored<R> {
  record: R | null;
  /** Another one for each text that was brought back: the form begins anew with it. */
  turn: number;
  /** @param drop forgets what was typed; it is back when the version goes again */
  restore(record: R, isUndone: boolean, drop: () => void): void;
}

/** What a room shows: what was read, or the version that was brought back since then. */
export function useRestored<R extends { updatedAt: string }, F extends object>(
  read: R | null,
  draftName: string,
  blank: F,
): Restored<R> {
  const [shown, setShown] = useState({ record: read, turn: 0 });
  const typed = useRef<OfficeDraft<F> | null>(null);
  const restore = (record: R, isUndone: boolean, drop: () => void) => {
    if (!isUndone) typed.current = isDraftKept(draftName) ? readOfficeDraft(draftName, blank) : null;
    drop();
    if (isUndone && typed.current) keepOfficeDraft(draftName, { ...typed.current, version: record.updatedAt });
    setShown(({ turn }) => ({ record, turn: turn + 1 }));
  };
  return { ...shown, restore };
}
