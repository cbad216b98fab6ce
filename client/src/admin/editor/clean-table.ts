const BLOCKS =
  'p, div, h1, h2, h3, h4, h5, h6, ul, ol, li, dl, dt, dd, blockquote, pre, hr, table, caption, thead, tbody, tfoot, tr, td, th';
const EDGE = 'data-edge';

/** Gives all rows the same number of cells, and each cell one paragraph, because Markdown can write no other table. */
export function cleanTable(table: HTMLTableElement): void {
  if (table.parentElement?.closest('table')) return;
  const { caption, ownerDocument: page } = table;
  const rows = [...table.rows];
  const grid = gridOf(rows);
  const columns = [...new Set(grid.flatMap((cells) => [...cells.keys()]))].sort((a, b) => a - b);
  for (const [place, row] of rows.entries()) {
    const cells = columns.map((column) => grid[place]?.get(column) ?? page.createElement('td'));
    for (const cell of cells) joinBlocks(cell);
    row.replaceChildren(...cells);
  }
  if (!caption) return;
  const paragraph = page.createElement('p');
  paragraph.append(...caption.childNodes);
  table.before(paragraph);
  caption.remove();
}

/**
 * Returns the cells of each row by the number of their column. A cell that spans rows or columns moves those after it.
 */
function gridOf(rows: HTMLTableRowElement[]): Map<number, HTMLTableCellElement>[] {
  /** By column: number of further rows that a cell from above still covers. */
  const taken = new Map<number, number>();
  return rows.map((row) => {
    const begun = new Map<number, HTMLTableCellElement>();
    const over = new Map<number, number>();
    let column = 0;
    for (const cell of row.cells) {
      while (taken.has(column)) column += 1;
      begun.set(column, cell);
      for (let more = cell.colSpan; more > 0; more -= 1, column += 1) over.set(column, cell.rowSpan);
    }
    for (const [place, left] of over) taken.set(place, left);
    for (const [place, left] of taken) {
      if (left > 1) taken.set(place, left - 1);
      else taken.delete(place);
    }
    return begun;
  });
}

function joinBlocks(cell: HTMLTableCellElement): void {
  const { ownerDocument: page } = cell;
  const edge = () => {
    const element = page.createElement('i');
    element.setAttribute(EDGE, '');
    return element;
  };
  for (const block of [...cell.querySelectorAll(BLOCKS)].reverse())
    block.replaceWith(edge(), ...block.childNodes, edge());
  let hasWords = false;
  let isBroken = false;
  const walk = page.createTreeWalker(cell, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const edges: Element[] = [];
  while (walk.nextNode()) {
    const node = walk.currentNode;
    if (node instanceof Element && node.hasAttribute(EDGE)) {
      isBroken = hasWords;
      edges.push(node);
    } else if (node.nodeName === 'IMG' || (node.nodeType === Node.TEXT_NODE && node.textContent?.trim())) {
      if (isBroken) edges.at(-1)?.before(' / ');
      isBroken = false;
      hasWords = true;
    }
  }
  for (const element of edges) element.remove();
  const paragraph = page.createElement('p');
  paragraph.append(...cell.childNodes);
  cell.append(paragraph);
}
