import { type EditorState, NodeSelection, Plugin, TextSelection, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/** What a phone's keyboard says of every key, before it writes. */
const UNKNOWN_KEY = 229;

/** Who types with a picture or a rule chosen goes on behind it: by itself the editor would write over it. */
export const behindChosen = new Plugin({
  props: {
    handleTextInput(view, _from, _to, letters) {
      const moved = moveBehind(view.state);
      if (moved) view.dispatch(moved.insertText(letters).scrollIntoView());
      return moved !== null;
    },
    handleKeyDown: (view, { keyCode }) => keyCode === UNKNOWN_KEY && move(view),
    handleDOMEvents: { compositionstart: move },
  },
  appendTransaction: (done, _before, state) => (done.some((one) => one.getMeta('paste')) ? moveBehind(state) : null),
});

/** Leaves the rest to whoever is next. */
function move(view: EditorView): false {
  const moved = moveBehind(view.state);
  if (moved) view.dispatch(moved);
  return false;
}

/** Puts the cursor behind what is chosen, in a line of its own; `null` where nothing is. */
function moveBehind({ selection, tr, schema }: EditorState): Transaction | null {
  if (!(selection instanceof NodeSelection) || !selection.node.isAtom) return null;
  const { $to, to, node } = selection;
  if (node.isInline) return tr.setSelection(TextSelection.create(tr.doc, to));
  const next = $to.nodeAfter;
  if (next?.type.name !== 'paragraph' || next.content.size > 0) tr.insert(to, schema.nodes.paragraph!.create());
  return tr.setSelection(TextSelection.create(tr.doc, to + 1));
}
