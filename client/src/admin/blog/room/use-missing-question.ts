import { App } from 'antd';
import type { Appearance } from '../post-save-buttons';
import { type Missing, missingIn, type PostForm } from './room-text';

/** Asks once before readers see a post for the first time that lacks something which the site shows. */
export function useMissingQuestion(goTo: (first: Missing['first']) => void) {
  const { modal } = App.useApp();
  return (form: PostForm, { status }: Appearance, save: () => void): void => {
    const missing = status === 'published' || status === 'scheduled' ? missingIn(form) : null;
    if (!missing) {
      save();
      return;
    }
    let goesBack = false;
    modal.confirm({
      title: status === 'published' ? 'Publish it like this?' : 'Schedule it like this?',
      content: missing.words,
      okText: status === 'published' ? 'Publish all the same' : 'Schedule all the same',
      cancelText: 'Go back to it',
      focusable: { autoFocusButton: 'cancel' },
      onOk: save,
      onCancel: () => {
        goesBack = true;
      },
      // The focus moves once React has drawn that it is closed: its target may have to be shown first.
      afterClose: () => goesBack && setTimeout(() => goTo(missing.first)),
    });
  };
}
