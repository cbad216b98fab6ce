import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GROUNDS } from '../../contract/colours/pairs';

it('keeps PDF files readable on paper with any brand colours', () => {
  const folders = [__dirname, join(__dirname, '../../project/pdf')];
  const sources = folders.flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)));
  const found = sources
    .filter((file) => !file.endsWith('.spec.ts'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/colour[:=?]* .*?palette(?:\.(\w+)|\['([\w-]+)'\])/g)].map(
        ([, name, quoted = '']) => name ?? quoted,
      ),
    );
  expect(found.length).toBeGreaterThan(8);
  // The line between two rows is decoration, so its colour needs no contrast.
  const read = new Set(found.filter((token) => token !== 'line'));
  const readable: readonly string[] = GROUNDS.white?.text ?? [];
  expect([...read].filter((token) => !readable.includes(token))).toEqual([]);
});
