import { type Command, findParentNode } from '@tiptap/core';
import { NodeSelection, Plugin, Selection, TextSelection, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

const UNKNOWN_KEY = 229;

/** If an image or horizontal line is selected, inserts typed text after it. By default, the text would replace it. */
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
 * Moves the cursor to a place where a block can be inserted: behind the selection and, inside a table, behind the
 * table.
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

function move(view: EditorView): false {
  const moved = moveBehind(view.state.tr);
  if (moved) view.dispatch(moved);
  return false;
}

/** Moves the cursor behind a selected image or horizontal line. Returns `null` if none is selected. */
function moveBehind(tr: Transaction): Transaction | null {
  const { selection } = tr;
  if (!(selection instanceof NodeSelection) || !selection.node.isAtom) return null;
  const { to, node } = selection;
  return node.isInline ? tr.setSelection(TextSelection.create(tr.doc, to)) : moveToLine(tr, to);
}

/** Moves the cursor to an empty paragraph between two blocks, and inserts one if needed. */
function moveToLine(tr: Transaction, place: number): Transaction {
  const { nodeAfter: next } = tr.doc.resolve(place);
  const { paragraph } = tr.doc.type.schema.nodes;
  if (next?.type !== paragraph || next!.content.size > 0) tr.insert(place, paragraph!.create());
  return tr.setSelection(TextSelection.create(tr.doc, place + 1));
}
