import { useQuestion } from '../../shared/feedback/use-question';
import type { Appearance } from '../post-save-buttons';
import { type Missing, missingIn, type PostForm } from './room-text';

/** Asks once before readers see a post for the first time that lacks something which the site shows. */
export function useMissingQuestion(goTo: (first: Missing['first']) => void) {
  const ask = useQuestion();
  return (form: PostForm, { status }: Appearance, save: () => void) => {
    const missing = status === 'published' || status === 'scheduled' ? missingIn(form) : null;
    if (!missing) return save();
    let goesBack = false;
    ask({
      title: status === 'published' ? 'Publish it like this?' : 'Schedule it like this?',
      content: missing.words,
      okText: status === 'published' ? 'Publish all the same' : 'Schedule all the same',
      cancelText: 'Go back to it',
      onOk: save,
      onCancel: () => {
        goesBack = true;
      },
      // The focus moves once React has drawn that it is closed: its target may have to be shown first.
      afterClose: () => goesBack && setTimeout(() => goTo(missing.first)),
    });
  };
}
