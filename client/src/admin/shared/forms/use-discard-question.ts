import type { RefObject } from 'react';
import { useQuestion } from '../feedback/use-question';

export interface Unsaved {
  isUnsaved(): boolean;
  /** True while the form is being saved. The dialog must not close before the server has answered. */
  isSaving(): boolean;
  /** True if the changes are so small that closing discards them without a question. */
  isSmall?(): boolean;
  discard(): void;
}

/** Returns a function that closes the dialog. It asks first if the form in the dialog has unsaved changes. */
export function useDiscardQuestion(inside: RefObject<Unsaved | null>, onClose: () => void): () => void {
  const ask = useQuestion();
  return () => {
    const form = inside.current;
    if (form?.isSaving()) return;
    if (!form?.isUnsaved()) return onClose();
    const discard = () => {
      form.discard();
      onClose();
    };
    if (form.isSmall?.()) return discard();
    ask({
      title: 'Discard your changes?',
      content: 'Your changes have not been saved.',
      okText: 'Discard',
      isDanger: true,
      cancelText: 'Keep editing',
      onOk: discard,
    });
  };
}
