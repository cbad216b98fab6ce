import { App } from 'antd';
import { useCallback } from 'react';
import { catchLostFocus } from '../layout/page-head';
import { type FailureTexts, useToast } from './use-toast';

interface Deletion {
  /** Kind of thing, in lower case: "team member". */
  what: string;
  /** Its name, as the person on the screen knows it. */
  name: string;
  remove: () => Promise<unknown>;
  /** `POST /<resource>/{id}/restore`; leave out where the resource has none. */
  restore?: () => Promise<unknown>;
  /** Takes it out of the list. */
  onRemoved: () => void;
  /** Shows the list with it again. */
  onRestored?: () => void;
  texts: FailureTexts & { success: string };
}

/**
 * Returns a function that asks with a dialog that names the thing, deletes it, and offers Undo in the toast.
 *
 * ```ts
 * const confirmDelete = useConfirmDelete();
 * confirmDelete({ what: 'page', name: page.title, remove: () => removePage(page._id), … });
 * ```
 */
export function useConfirmDelete(): (deletion: Deletion) => void {
  const { modal } = App.useApp();
  const toast = useToast();

  return useCallback(
    (deletion: Deletion) => {
      const undo = async () => {
        try {
          await deletion.restore?.();
          deletion.onRestored?.();
          toast.success(`Restored ${deletion.what} "${deletion.name}"`);
        } catch (error) {
          toast.failure(error, `Failed to restore ${deletion.what}`);
        }
      };
      const remove = async () => {
        try {
          await deletion.remove();
        } catch (error) {
          toast.failure(error, deletion.texts);
          return;
        }
        deletion.onRemoved();
        if (deletion.restore) toast.undoable(deletion.texts.success, () => void undo());
        else toast.success(deletion.texts.success);
      };
      modal.confirm({
        title: `Delete ${deletion.what}?`,
        content: <ConfirmText name={deletion.name} canUndo={!!deletion.restore} />,
        okText: 'Delete',
        okButtonProps: { danger: true },
        cancelText: 'Cancel',
        focusable: { autoFocusButton: 'cancel' },
        onOk: remove,
        afterClose: catchLostFocus,
      });
    },
    [modal, toast],
  );
}

function ConfirmText({ name, canUndo }: { name: string; canUndo: boolean }) {
  return (
    <p>
      <strong>{name}</strong> will be deleted. {canUndo ? 'You can undo this right after.' : 'This cannot be undone.'}
    </p>
  );
}
