import { TRASH_DAYS } from '@contract/limits';
import type { ReactNode } from 'react';
import { useQuestion } from './use-question';
import { useRun } from './use-run';
import { type FailureTexts, useToast } from './use-toast';

export const UNDO_TEXT = `You can undo this, or restore deleted items from Trash for ${TRASH_DAYS} days.`;

export interface Deletion {
  what: string;
  name: string;
  id: string;
  calls: {
    remove(id: string): Promise<unknown>;
    restore(id: string): Promise<unknown>;
  };
  list: {
    remove(id: string): void;
    restored(id: string): unknown;
  };
  asks?: ReactNode;
  /** Returns false if a field in `asks` is invalid. The dialog then stays open. */
  isAnswered?: () => boolean;
  onRemoved?: () => void;
  onRestored?: () => void;
  texts: FailureTexts & { success: string };
}

/** Returns a function that asks before it deletes a record. After deletion, the toast offers Undo. */
export function useConfirmDelete(): (deletion: Deletion) => void {
  const ask = useQuestion();
  const toast = useToast();
  const { run } = useRun();

  return ({ id, calls, list, ...deletion }: Deletion) => {
    const undo = () =>
      run(async () => {
        await calls.restore(id);
        list.restored(id);
        deletion.onRestored?.();
        toast.success(`Restored ${deletion.what} "${deletion.name}"`);
      }, `Failed to restore ${deletion.what}`);
    const remove = async () => {
      if (!(await run(() => calls.remove(id), deletion.texts))) return;
      list.remove(id);
      deletion.onRemoved?.();
      toast.undoable(deletion.texts.success, () => void undo());
    };
    ask({
      title: `Delete ${deletion.what}?`,
      content: (
        <>
          <p>
            <strong>{deletion.name}</strong> will be deleted. {UNDO_TEXT}
          </p>
          {deletion.asks}
        </>
      ),
      okText: 'Delete',
      isDanger: true,
      // The unused parameter matters to antd: with it, the dialog closes only after a returned promise, and stays open
      // if `onOk` returns `undefined`.
      onOk: (_close: () => void) => (deletion.isAnswered?.() === false ? undefined : remove()),
    });
  };
}
