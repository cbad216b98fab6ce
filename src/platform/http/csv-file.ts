import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';

/** Spreadsheets run cells with these first characters as formulas. */
const FORMULA_START = /^[=+\-@\t\r]/;

/** Returns one cell, neutralised, and quoted if it holds a comma, a quote or a line break. */
export function toCell(text: string): string {
  const harmless = FORMULA_START.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** RFC 4180, with the byte order mark that makes spreadsheets read UTF-8. */
export async function* toCsv(rows: AsyncIterable<readonly string[]>): AsyncGenerator<string> {
  yield '\uFEFF';
  for await (const row of rows) yield `${row.map(toCell).join(',')}\r\n`;
}

/** Streams a table as a download. A failure breaks the connection, so that a partial list never looks complete. */
export function toCsvFile(name: string, rows: AsyncIterable<readonly string[]>): StreamableFile {
  return new StreamableFile(Readable.from(toCsv(rows), { objectMode: false }), {
    type: 'text/csv; charset=utf-8',
    disposition: `attachment; filename="${name}"`,
  });
}
