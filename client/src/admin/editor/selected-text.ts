import { Extension } from '@tiptap/core';
import { Plugin, TextSelection } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import styles from './markdown-editor.module.css';

/**
 * Highlights the selected words while the focus is outside the editor, for example in the field for a link. Browsers
 * show no selection then.
 */
export const SelectedText = Extension.create({
  name: 'selectedText',
  addProseMirrorPlugins() {
    const { editor } = this;
    const decorations = ({ doc, selection }: EditorView['state']) => {
      const { from, to, empty } = selection;
      if (editor.isFocused || empty || !(selection instanceof TextSelection)) return null;
      return DecorationSet.create(doc, [Decoration.inline(from, to, { class: styles.chosen ?? '' })]);
    };
    return [new Plugin({ props: { decorations } })];
  },
});

export function showSelectedText(view: EditorView): void {
  // `void`, because `scrollIntoView` returns a promise in newer browsers.
  void view.dom.querySelector(`.${styles.chosen}`)?.scrollIntoView({ block: 'nearest' });
}
