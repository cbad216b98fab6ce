import { type Command, findParentNode } from '@tiptap/core';
import { NodeSelection, Plugin, Selection, TextSelection, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/** Key code that phone keyboards send for every key, before the text. */
const UNKNOWN_KEY = 229;

/** Inserts typed text after a selected image or rule. By default, the editor would replace it. */
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
 * Prepares for inserting blocks: replaces no selection, and moves after the selection's last paragraph. Blocks cannot
 * be in a table, so they go after it.
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

/** Returns false, so that other handlers run too. */
function move(view: EditorView): false {
  const moved = moveBehind(view.state.tr);
  if (moved) view.dispatch(moved);
  return false;
}

/** Moves the cursor after the selected node, to its own line for a block; returns `null` if no node is selected. */
function moveBehind(tr: Transaction): Transaction | null {
  const { selection } = tr;
  if (!(selection instanceof NodeSelection) || !selection.node.isAtom) return null;
  const { to, node } = selection;
  return node.isInline ? tr.setSelection(TextSelection.create(tr.doc, to)) : moveToLine(tr, to);
}

/** Moves the cursor to an empty line at a position between blocks. */
function moveToLine(tr: Transaction, place: number): Transaction {
  const { nodeAfter: next } = tr.doc.resolve(place);
  const { paragraph } = tr.doc.type.schema.nodes;
  if (next?.type !== paragraph || next!.content.size > 0) tr.insert(place, paragraph!.create());
  return tr.setSelection(TextSelection.create(tr.doc, place + 1));
}
