import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../..');
/** Documents that name files. The path of a file is relative to one of the folders in `bases`. */
const DOCUMENTS = [
  { name: 'site', bases: ['client/src/site', 'client/src', '.'] },
  { name: 'back-office', bases: ['client/src/admin', 'client/src', '.'] },
];

interface Row {
  words: string;
  builtIn: string[];
  provedBy: string[];
}

const namesIn = (cell: string): string[] => Array.from(cell.matchAll(/`([^`]+)`/g), ([, name]) => name);

function rowsOf(name: string): Row[] {
  return readFileSync(join(ROOT, `docs/specification-coverage/${name}.md`), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| words or rule'))
    .map((line) => {
      const [words, builtIn, provedBy] = line.slice(2, -2).split(' | ');
      return { words, builtIn: namesIn(builtIn), provedBy: namesIn(provedBy ?? '') };
    });
}

const specFiles = ['test', 'client/src', 'src']
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(ROOT, folder, file)),
  )
  .filter((file) => /spec\.tsx?$/.test(file));

/** Text of the spec files by file name. Files of the same name, of the site and the back office, are joined. */
const specs = new Map<string, string>();
for (const file of specFiles) {
  const name = basename(file);
  specs.set(name, (specs.get(name) ?? '') + readFileSync(file, 'utf8'));
}

/** True if the source contains the title in one quoted line. "…" in the title matches any text. */
function hasTitle(source: string, title: string): boolean {
  const parts = title.split('…').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`['"\`]${parts.join('[^\'"`\\n]*')}['"\`]`).test(source.replaceAll("\\'", '’'));
}

function isProved(proof: string): boolean {
  const [file, title] = proof.split(' › ');
  const source = specs.get(file);
  return source !== undefined && title !== undefined && hasTitle(source, title);
}

describe.each(DOCUMENTS)('coverage of $name', ({ name, bases }) => {
  const rows = rowsOf(name);

  it('has a file and a test in every row', () => {
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.filter(({ builtIn, provedBy }) => builtIn.length === 0 || provedBy.length === 0)).toEqual([]);
  });

  it('names existing files', () => {
    const missing = rows
      .flatMap(({ builtIn }) => builtIn)
      .filter((name) => !bases.some((base) => existsSync(join(ROOT, base, name))));
    expect(missing).toEqual([]);
  });

  it('names existing tests by their titles', () => {
    expect(rows.flatMap(({ provedBy }) => provedBy).filter((proof) => !isProved(proof))).toEqual([]);
  });
});
