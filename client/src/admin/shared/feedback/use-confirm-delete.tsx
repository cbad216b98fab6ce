import { TRASH_DAYS } from '@contract/limits';
import type { ReactNode } from 'react';
import { useQuestion } from './use-question';
import { useRun } from './use-run';
import { type FailureTexts, useToast } from './use-toast';

/** Below each question before something is deleted. */
export const UNDO_TEXT = `You can undo this right after, and for ${TRASH_DAYS} days in the Trash.`;

export interface Deletion {
  /** Kind of thing, in lower case: "team member". */
  what: string;
  /** Its name, as the person on the screen knows it. */
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
  /** What else is asked, below the question. */
  asks?: ReactNode;
  /** Whether that has an answer to go by: otherwise the dialog, which says so, stays open. */
  isAnswered?: () => boolean;
  /** Where more than the list depends on it. */
  onRemoved?: () => void;
  onRestored?: () => void;
  texts: FailureTexts & { success: string };
}

/**
 * Returns a function that asks with a dialog that names the thing, deletes it, and offers Undo in the toast.
 *
 * ```ts
 * const confirmDelete = useConfirmDelete();
 * confirmDelete({ what: 'page', name: page.title, id: page._id, calls: pages, list: usePageList.getState(), texts });
 * ```
 */
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
      // One that takes `close` says itself when the dialog closes: once a promise is kept, never without one.
      onOk: (_close: () => void) => (deletion.isAnswered?.() === false ? undefined : remove()),
    });
  };
}
