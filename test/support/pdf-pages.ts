import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Returns the text of each page of PDF files, with single spaces. Reads them in a separate process, because the package
 * that reads PDF files is an ES module, which Jest cannot load here.
 */
export function pagesOf(...files: Buffer[]): string[][] {
  const folder = mkdtempSync(join(tmpdir(), 'mosi-pdf-'));
  try {
    const paths = files.map((bytes, place) => {
      const path = join(folder, `${place}.pdf`);
      writeFileSync(path, bytes);
      return path;
    });
    const words = execFileSync(process.execPath, [join(__dirname, 'pdf-text.mjs'), ...paths], {
      encoding: 'utf8',
      maxBuffer: 100_000_000,
    });
    return (JSON.parse(words) as string[][]).map((pages) => pages.map((page) => page.replace(/\s+/g, ' ')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
