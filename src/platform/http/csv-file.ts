import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';

/** A spreadsheet would run such a cell as a formula. */
const FORMULA_START = /^[=+\-@\t\r]/;

/** One cell: made harmless, and quoted where it holds a comma, a quote or a line break. */
export function toCell(text: string): string {
  const harmless = FORMULA_START.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** RFC 4180, with the mark that makes spreadsheets read UTF-8. */
export async function* toCsv(rows: AsyncIterable<readonly string[]>): AsyncGenerator<string> {
  yield '\uFEFF';
  for await (const row of rows) yield `${row.map(toCell).join(',')}\r\n`;
}

/** A table as a file to keep, sent while it is being read. Should that fail, the connection breaks: half a list never looks whole. */
export function toCsvFile(name: string, rows: AsyncIterable<readonly string[]>): StreamableFile {
  return new StreamableFile(Readable.from(toCsv(rows), { objectMode: false }), {
    type: 'text/csv; charset=utf-8',
    disposition: `attachment; filename="${name}"`,
  });
}
