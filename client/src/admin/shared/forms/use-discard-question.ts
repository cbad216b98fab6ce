import { useQuestion } from '../feedback/use-question';

interface Unsaved {
  isUnsaved: boolean;
  /** Fields on their way cannot be thrown away any more: the dialog stays until the answer is here. */
  isSaving: boolean;
  /** Forgets what was typed. */
  discard: () => void;
}

/** Closes a dialog, and asks before that throws typed text away. @param read what there is to lose, as it is now */
export function useDiscardQuestion(read: () => Unsaved | null, onClose: () => void): () => void {
  const ask = useQuestion();
  return () => {
    const { isUnsaved = false, isSaving = false, discard } = read() ?? {};
    if (isSaving) return;
    if (!isUnsaved) return onClose();
    ask({
      title: 'Discard your changes?',
      content: 'What you typed has not been saved.',
      okText: 'Discard',
      isDanger: true,
      cancelText: 'Keep editing',
      onOk: () => {
        discard?.();
        onClose();
      },
    });
  };
}
