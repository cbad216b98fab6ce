// Prints the text of PDF files as lists of pages: `node pdf-text.mjs FILE...`.
import { readFileSync } from 'node:fs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Joins texts that touch each other, because a PDF splits a word that needs several fonts. */
function joined(items) {
  let words = '';
  let end = null;
  for (const { str, hasEOL, width, transform } of items) {
    const [x, y] = transform.slice(4);
    const touches = end && Math.abs(end.x - x) < 0.5 && Math.abs(end.y - y) < 0.5;
    words += (touches || words === '' ? '' : ' ') + str + (hasEOL ? '\n' : '');
    if (str !== '') end = { x: x + width, y };
  }
  return words;
}

async function pagesOf(file) {
  const data = new Uint8Array(readFileSync(file));
  const document = await getDocument({ data, useSystemFonts: false, verbosity: 0 }).promise;
  const pages = [];
  for (let page = 1; page <= document.numPages; page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent();
    pages.push(joined(items));
  }
  await document.destroy();
  return pages;
}

const found = [];
for (const file of process.argv.slice(2)) found.push(await pagesOf(file));
process.stdout.write(JSON.stringify(found));
