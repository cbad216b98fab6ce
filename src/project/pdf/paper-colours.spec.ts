import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GROUNDS } from '../../contract/colours/pairs';

it('the quotation uses colours that stay readable on paper with any brand colours', () => {
  const sources = readdirSync(__dirname).filter((file) => !file.endsWith('.spec.ts'));
  const found = sources.flatMap((file) =>
    [...readFileSync(join(__dirname, file), 'utf8').matchAll(/colour[:=?]* .*?palette(?:\.(\w+)|\['([\w-]+)'\])/g)].map(
      ([, name, quoted = '']) => name ?? quoted,
    ),
  );
  expect(found.length).toBeGreaterThan(8);
  // The line between two rows is decoration.
  const read = new Set(found.filter((token) => token !== 'line'));
  const readable: readonly string[] = GROUNDS.white?.text ?? [];
  expect([...read].filter((token) => !readable.includes(token))).toEqual([]);
});
