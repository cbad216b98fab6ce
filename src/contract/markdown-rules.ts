/** Maximum depth of nested blocks, such as lists within lists. Deeper content is left out. */
export const MAX_NESTING = 100;

/** CommonMark (https://spec.commonmark.org) and tables as on GitHub. HTML is shown as plain text. */
export const RULES = [
  ...['paragraph', 'heading', 'lheading', 'blockquote', 'list', 'hr', 'reference', 'table', 'code', 'fence'],
  ...[
    'text',
    'newline',
    'escape',
    'backticks',
    'entity',
    'emphasis',
    'link',
    'image',
    'autolink',
    'balance_pairs',
    'fragments_join',
  ],
  ...['normalize', 'block', 'inline', 'text_join'],
];

const MOST_CELLS = 20_000;
/** Matches the line below a table's head, also inside lists and quotations. */
const DELIMITERS = /^[\s>*+\-\d.)|:]*$/;
const EMPTY = /^[\s>]*$/;

/** True if a text may have too many table cells. A short row counts as full, because rendering fills it up. */
export function hasTooManyCells(source: string): boolean {
  let cells = 0;
  let columns = 0;
  for (const line of source.split('\n')) {
    if (EMPTY.test(line)) columns = 0;
    else if (DELIMITERS.test(line)) columns = Math.max(columns, line.split('|').length);
    cells += columns;
    if (cells > MOST_CELLS) return true;
  }
  return false;
}
