import { Extension } from '@tiptap/core';
import { Plugin, TextSelection } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import styles from './markdown-editor.module.css';

/** Shows which words are chosen while the focus is elsewhere: browsers show that of the field that has it alone. */
export const ChosenWords = Extension.create({
  name: 'chosenWords',
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

/** Brings them out from under what lies over the text. */
export function showChosenWords(view: EditorView): void {
  // Newer browsers answer a promise.
  void view.dom.querySelector(`.${styles.chosen}`)?.scrollIntoView({ block: 'nearest' });
}
