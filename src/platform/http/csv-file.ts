import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';

/**
 * Spreadsheets run cells with these first characters as formulas, also in full width. Where they expect semicolons
 * between cells, a semicolon or a line break in a text begins a cell too. Smileys and lists with dashes are none.
 */
const FORMULA_START = /^(?=[=+\-@＝＋－＠\t\r])|[;\r\n] *(?=[=+@＝＋－＠\t]|-[^) ])/g;

export function toCell(text: string): string {
  const harmless = text.replace(FORMULA_START, "$&'");
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Writes CSV as in RFC 4180. The byte order mark makes spreadsheets read UTF-8. */
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
