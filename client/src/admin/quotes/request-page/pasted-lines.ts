import { toAnyAmount } from '../../shared/fields/typed-number';
import { NEW_LINE, type TypedLine } from './line-list';

/** Converts rows copied from a spreadsheet to lines. Keeps invalid numbers, so that the user can correct them. */
export function pastedLines(text: string): TypedLine[] {
  if (!text.includes('\t')) return [];
  const rows = rowsOf(text).filter((row) => row.some((cell) => cell !== ''));
  const width = Math.max(0, ...rows.map(({ length }) => length));
  const columns = Array.from({ length: width }, (_, at) => at);
  const textColumn = columns.find((at) => rows.some((row) => row[at]) && !isNumberColumn(rows, at));
  if (textColumn === undefined) return [];
  const numbers = columns.filter((at) => at > textColumn && isNumberColumn(rows, at)).slice(0, 2);
  const [first, second] = numbers;
  return rows
    .filter((row) => !isHead(row, rows, numbers))
    .map((row) => ({
      text: row[textColumn] ?? '',
      quantity: (second !== undefined && first !== undefined && row[first]) || NEW_LINE.quantity,
      unitPrice: (second ?? first) === undefined ? '' : (row[(second ?? first) as number] ?? ''),
    }));
}

const isNumber = (cell: string): boolean => !Number.isNaN(toAnyAmount(cell));

function isNumberColumn(rows: string[][], at: number): boolean {
  const cells = rows.map((row) => row[at] ?? '').filter((cell) => cell !== '');
  const numbers = cells.filter(isNumber).length;
  return numbers > 0 && numbers * 2 >= cells.length;
}

const isHead = (row: string[], rows: string[][], numbers: number[]): boolean =>
  row === rows[0] && rows.length > 1 && numbers.length > 0 && numbers.every((at) => row[at] && !/\d/.test(row[at]));

/**
 * Splits copied rows into cells. If a cell contains a tab, line break or quotation mark, spreadsheets put the cell in
 * quotation marks and double the quotation marks inside it.
 */
function rowsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/g,
  )) {
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === '') break;
    if (end !== '\t') rows.push([]);
  }
  return rows;
}
