import { type Command, findParentNode } from '@tiptap/core';
import { NodeSelection, Plugin, Selection, TextSelection, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/** What a phone's keyboard says of every key, before it writes. */
const UNKNOWN_KEY = 229;

/** Who types with a picture or a rule chosen goes on behind it: by itself the editor would write over it. */
export const behindChosen = new Plugin({
  props: {
    handleTextInput(view, _from, _to, letters) {
      const moved = moveBehind(view.state.tr);
      if (moved) view.dispatch(moved.insertText(letters).scrollIntoView());
      return moved !== null;
    },
    handleKeyDown: (view, { keyCode }) => keyCode === UNKNOWN_KEY && move(view),
    handleDOMEvents: { compositionstart: move },
  },
  appendTransaction: (done, _before, state) => (done.some((one) => one.getMeta('paste')) ? moveBehind(state.tr) : null),
});

/**
 * Before blocks are put in: they replace nothing that is chosen, and stand behind the paragraph in which it ends. A
 * table has no room for them: they go behind it.
 */
export const leaveChosen: Command = ({ tr }) => {
  moveBehind(tr);
  if (!tr.selection.empty) {
    tr.setSelection(Selection.near(tr.doc.resolve(tr.selection.$to.end()), -1));
    moveBehind(tr);
  }
  const table = findParentNode(({ type }) => type.name === 'table')(tr.selection);
  if (table) moveToLine(tr, table.pos + table.node.nodeSize);
  return true;
};

/** Leaves the rest to whoever is next. */
function move(view: EditorView): false {
  const moved = moveBehind(view.state.tr);
  if (moved) view.dispatch(moved);
  return false;
}

/** Puts the cursor behind what is chosen, in a line of its own; `null` where nothing is. */
function moveBehind(tr: Transaction): Transaction | null {
  const { selection } = tr;
  if (!(selection instanceof NodeSelection) || !selection.node.isAtom) return null;
  const { to, node } = selection;
  return node.isInline ? tr.setSelection(TextSelection.create(tr.doc, to)) : moveToLine(tr, to);
}

/** Puts the cursor into an empty line at a place between blocks. */
function moveToLine(tr: Transaction, place: number): Transaction {
  const { nodeAfter: next } = tr.doc.resolve(place);
  const { paragraph } = tr.doc.type.schema.nodes;
  if (next?.type !== paragraph || next!.content.size > 0) tr.insert(place, paragraph!.create());
  return tr.setSelection(TextSelection.create(tr.doc, place + 1));
}
