// Prints the words of a PDF file, page by page: `node pdf-text.mjs FILE`.
import { readFileSync } from 'node:fs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const data = new Uint8Array(readFileSync(process.argv[2]));
const document = await getDocument({ data, useSystemFonts: false, verbosity: 0 }).promise;
for (let page = 1; page <= document.numPages; page += 1) {
  const { items } = await (await document.getPage(page)).getTextContent();
  process.stdout.write(`${items.map(({ str, hasEOL }) => str + (hasEOL ? '\n' : '')).join(' ')}\f`);
}
