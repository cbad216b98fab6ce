/*
 * How texts in Markdown are read, by the server that draws them and by the editor that writes them.
 */

/** Deeper than anybody writes; a list within a list is two levels. What stands deeper is left out. */
export const MAX_NESTING = 100;

/** What visitors are served: https://spec.commonmark.org without HTML, which stays as it was typed; tables as GitHub writes them. */
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

/** Of all tables of a text together: 20 columns of 1,000 rows. */
const MOST_CELLS = 20_000;
/** Below the head of a table, also of one in a list or a quotation. */
const DELIMITERS = /^[\s>*+\-\d.)|:]*$/;
const EMPTY = /^[\s>]*$/;

/**
 * Whether a text could have more cells than are drawn: a row of one sign is filled up to the columns of its head, so that few signs
 * make very many. Its tables stay as they were typed. Rather too often than not often enough.
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
