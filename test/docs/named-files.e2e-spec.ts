import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../..');
const FOLDERS = ['src', 'client', 'test', 'scripts', 'docs', '.github'];

/** Matches names of files that the examples in `docs/adding.md` would add, and placeholders such as `NNN-`. */
const EXAMPLE = /courses?[./-]|partners|NNN-/;

/** Matches file names in backticks. Paths of the server, which begin with `/`, do not match. */
const NAMED = /`([\w@][\w@./-]*\w\.(?:tsx?|mjs|cjs|css|md|conf))`/g;

const namesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? namesIn(path) : [path];
  });

describe('README and docs', () => {
  it('name only files that exist', () => {
    const files = [...FOLDERS.flatMap(namesIn), ...readdirSync(ROOT)].map((path) => `/${path}`);
    const documents = ['/README.md', ...files.filter((path) => /^\/docs\/(decisions\/)?[\w-]+\.md$/.test(path))];
    expect(documents.length).toBeGreaterThan(30);
    const missing = documents.flatMap((document) =>
      [...readFileSync(join(ROOT, document), 'utf8').matchAll(NAMED)]
        .map(([, name = '']) => name)
        .filter((name) => !EXAMPLE.test(name) && !files.some((path) => path.endsWith(`/${name}`)))
        .map((name) => `${document}: ${name}`),
    );
    expect(missing).toEqual([]);
  });
});
