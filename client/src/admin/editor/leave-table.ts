import { type Editor, findParentNode } from '@tiptap/core';

/**
 * Tab in the last cell of a last row that is empty takes that row away and goes on behind the table, as Enter does in
 * a list: otherwise each further Tab adds a row, and no key leads out. Answers whether it did.
 */
export function leaveTable(editor: Editor): boolean {
  const { selection } = editor.state;
  const table = findParentNode(({ type }) => type.name === 'table')(selection);
  const row = findParentNode(({ type }) => type.name === 'tableRow')(selection);
  if (!table || !row || table.node.childCount < 2) return false;
  const isLast = row.pos + row.node.nodeSize === table.pos + table.node.nodeSize - 1;
  const isInLastCell = selection.$from.end() >= row.pos + row.node.nodeSize - 3;
  if (!isLast || !isInLastCell || row.node.textContent !== '') return false;
  return editor
    .chain()
    .deleteRow()
    .setTextSelection(table.pos + table.node.nodeSize - row.node.nodeSize + 1)
    .scrollIntoView()
    .run();
}
