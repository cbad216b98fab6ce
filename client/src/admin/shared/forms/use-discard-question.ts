import type { RefObject } from 'react';
import { useQuestion } from '../feedback/use-question';

export interface Unsaved {
  /** True if closing would lose changes. Uses current fields, not those last rendered. */
  isUnsaved(): boolean;
  /** True while saving; the dialog then remains open until the answer arrives. */
  isSaving(): boolean;
  /** Discards the changes and their stored copy. */
  discard(): void;
}

/** Closes a dialog; asks first if that would discard changes. */
export function useDiscardQuestion(inside: RefObject<Unsaved | null>, onClose: () => void): () => void {
  const ask = useQuestion();
  return () => {
    const form = inside.current;
    if (form?.isSaving()) return;
    if (!form?.isUnsaved()) return onClose();
    ask({
      title: 'Discard your changes?',
      content: 'Your changes have not been saved.',
      okText: 'Discard',
      isDanger: true,
      cancelText: 'Keep editing',
      onOk: () => {
        form.discard();
        onClose();
      },
    });
  };
}
