import { useEffect, useRef } from 'react';
import { takeOpenDraft } from './office-draft';

/**
 * Opens the dialog again whose text this tab was reloaded over. `kind` begins the name of the text, the record's id ends it.
 * Waits until what stands below the dialog is there, since of two dialogs the later one lies on top.
 */
export function useReopened<T>(
  kind: string,
  isReady: boolean,
  read: (id: string) => Promise<T>,
  open: (record: T) => void,
): void {
  const isAsked = useRef(false);
  useEffect(() => {
    // Once for each time that the screen is opened: what is typed later stands in a dialog that is open already.
    if (!isReady || isAsked.current) return;
    isAsked.current = true;
    const id = takeOpenDraft(kind);
    // What cannot be read now is not lost: the text is back when somebody opens the record.
    if (id) read(id).then(open, () => undefined);
  }, [kind, isReady, read, open]);
}

/** The same on the page of one record, which is there already. */
export function useReopenedOn(id: string | undefined, kind: string, isReady: boolean, open: () => void): void {
  const read = async (ofText: string): Promise<void> => {
    if (ofText !== id) throw new Error('It is about another record.');
  };
  useReopened(kind, isReady && id !== undefined, read, open);
}
