// Prints the words of PDF files, a list of pages for each: `node pdf-text.mjs FILE...`.
import { readFileSync } from 'node:fs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

async function pagesOf(file) {
  const data = new Uint8Array(readFileSync(file));
  const document = await getDocument({ data, useSystemFonts: false, verbosity: 0 }).promise;
  const pages = [];
  for (let page = 1; page <= document.numPages; page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent();
    pages.push(items.map(({ str, hasEOL }) => str + (hasEOL ? '\n' : '')).join(' '));
  }
  await document.destroy();
  return pages;
}

const found = [];
for (const file of process.argv.slice(2)) found.push(await pagesOf(file));
process.stdout.write(JSON.stringify(found));
