import type { RefObject } from 'react';
import { useQuestion } from '../feedback/use-question';

export interface Unsaved {
  /** True where closing would lose text: as the fields are now, not as they were last drawn. */
  isUnsaved(): boolean;
  /** Fields on their way cannot be thrown away any more: the dialog stays until the answer is here. */
  isSaving(): boolean;
  /** Forgets what was typed, also the copy that the browser keeps. */
  discard(): void;
}

/** Closes a dialog, and asks before that throws away what was typed in it. */
export function useDiscardQuestion(inside: RefObject<Unsaved | null>, onClose: () => void): () => void {
  const ask = useQuestion();
  return () => {
    const form = inside.current;
    if (form?.isSaving()) return;
    if (!form?.isUnsaved()) return onClose();
    ask({
      title: 'Discard your changes?',
      content: 'What you typed has not been saved.',
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
