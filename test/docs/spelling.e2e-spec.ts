import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../..');
const FOLDERS = ['src', 'client/src', 'scripts/examples'];

/** Matches the word with a hyphen, but not as part of a longer word such as a file name. */
const HYPHENED = /(?<![A-Za-z0-9-])e-mail/i;

describe('text of the site, the back office and emails', () => {
  it('spells "email" without a hyphen', () => {
    const files = FOLDERS.flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    ).filter((name) => /\.(tsx?|mjs|html)$/.test(name));
    expect(files.length).toBeGreaterThan(500);
    const found = files.flatMap((name) =>
      readFileSync(join(ROOT, name), 'utf8')
        .split('\n')
        .filter((line) => HYPHENED.test(line))
        .map((line) => `${name}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });
});
