import { UNDO_MINUTES } from '@contract/limits';
import type { RemovedSamples } from '@contract/sample';
import { useEffect, useState } from 'react';

const KEY = 'removed-samples';
const UNDO_MS = UNDO_MINUTES * 60_000;

interface Kept {
  removed: RemovedSamples;
  until: number;
}

export const storeRemoved = (removed: RemovedSamples): void =>
  sessionStorage.setItem(KEY, JSON.stringify({ removed, until: Date.now() + UNDO_MS } satisfies Kept));

export const forgetRemoved = (): void => sessionStorage.removeItem(KEY);

/** Returns the sample content that was removed last, or `null` if it can no longer be restored. */
function readRemoved(): Kept | null {
  const kept = sessionStorage.getItem(KEY);
  const found = kept === null ? null : (JSON.parse(kept) as Kept);
  return found && found.until > Date.now() ? found : null;
}

export function useRemoved(): RemovedSamples | null {
  const found = readRemoved();
  const until = found?.until ?? 0;
  const [, setEndedAt] = useState(0);
  useEffect(() => {
    if (until === 0) return;
    const timer = setTimeout(() => setEndedAt(until), until - Date.now());
    return () => clearTimeout(timer);
  }, [until]);
  return found?.removed ?? null;
}
