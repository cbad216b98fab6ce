import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextContent } from 'pdfjs-dist/types/src/display/api';

/** Joins texts that touch each other, because a PDF splits a word that needs several fonts. */
function joined(items: TextContent['items']): string {
  let words = '';
  let end: { x: number; y: number } | undefined;
  for (const item of items) {
    if (!('str' in item)) continue;
    const [x, y] = item.transform.slice(4);
    const touches = end && Math.abs(end.x - x) < 0.5 && Math.abs(end.y - y) < 0.5;
    words += (touches ? '' : ' ') + item.str;
    if (item.str !== '') end = { x: x + item.width, y };
  }
  return words.replace(/\s+/g, ' ').trim();
}

/** Returns the text of each page of a PDF file, with single spaces. */
export async function pagesOf(file: Buffer): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(file), useSystemFonts: false, verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let page = 1; page <= document.numPages; page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent();
    pages.push(joined(items));
  }
  await document.destroy();
  return pages;
}
