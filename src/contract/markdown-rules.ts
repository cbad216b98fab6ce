/* Markdown rules shared by the server's rendering and the editor. */

/** Most nested blocks; a list within a list has two levels. Deeper content is left out. */
export const MAX_NESTING = 100;

/** Enabled rules: https://spec.commonmark.org without HTML, which stays as typed, plus tables as on GitHub. */
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

/** Cells of all tables of a text: 20 columns of 1,000 rows. */
const MOST_CELLS = 20_000;
/** The line below the head of a table, also within a list or quotation. */
const DELIMITERS = /^[\s>*+\-\d.)|:]*$/;
const EMPTY = /^[\s>]*$/;

/**
 * True if a text could have more cells than the limit; its tables then stay as typed. A short row is filled up to the
 * columns of its head, so little text can make many cells. The estimate may be too high, never too low.
 */
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
