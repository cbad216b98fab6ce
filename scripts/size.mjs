// Counts lines and files of the product for `npm run size` and `npm run walls`.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';

export const SIZE_FILE = 'docs/size.md';
const TINY_LINES = 25;
/** Matches files that count as tiny if they are short: TypeScript, except Nest's modules and schemas. */
const TINY = /(?<![.](module|schema))[.]tsx?$/;
const LONG_LINES = 300;
const MOST_GROWTH = 0.02;

const TEST = /[.-]spec[.][a-z]+$|(^|\/)test(ing)?\//;
/** Kinds of files with their patterns. The first matching pattern decides. */
const KINDS = [
  ['tests', TEST],
  ['store', /^src\/embedded-mongodb\/.+[.]ts$/],
  ['server', /^src\/.+[.]ts$/],
  ['client', /^client\/src\/.+[.]tsx?$/],
  ['CSS', /^client\/src\/.+[.]css$/],
];
const CODE = /[.](ts|tsx|css|js|cjs|mjs)$/;

export function linesOfFiles() {
  const files = execFileSync('git', ['ls-files', 'src', 'client/src', 'test'], { encoding: 'utf8' }).split('\n');
  const lines = (file) => readFileSync(file, 'utf8').split('\n').length - 1;
  return new Map(files.filter((file) => CODE.test(file)).map((file) => [file, lines(file)]));
}

/** Adds to `importers`, for each file, the files that import it. Paths in `modules` are relative to `side`. */
export function addImporters(importers, modules, side) {
  const pathOf = (name) => relative('.', resolve(side, name));
  for (const { source, dependencies } of modules) {
    for (const path of new Set(dependencies.map(({ resolved }) => pathOf(resolved)))) {
      importers.set(path, (importers.get(path) ?? new Set()).add(pathOf(source)));
    }
  }
  return importers;
}

export function sizeOf(lines, importers) {
  const kindOf = (file) => KINDS.find(([, pattern]) => pattern.test(file))?.[0];
  const size = Object.fromEntries(
    ['server', 'store', 'client', 'CSS', 'tests'].map((kind) => [
      `Lines of ${kind}`,
      [...lines].reduce((sum, [file, count]) => sum + (kindOf(file) === kind ? count : 0), 0),
    ]),
  );
  const isTiny = ([file, count]) =>
    count <= TINY_LINES && TINY.test(file) && !TEST.test(file) && importers.get(file)?.size === 1;
  return {
    ...size,
    [`Files of at most ${TINY_LINES} lines with one importer`]: [...lines].filter(isTiny).length,
    [`Files over ${LONG_LINES} lines`]: [...lines].filter(([, count]) => count > LONG_LINES).length,
  };
}

export const tableOf = (size) => `# Size

\`npm run size\` counts what git tracks and writes this table; \`npm run walls\` fails when a number is more than 2 % above it.

| what | number |
|---|---|
${Object.entries(size)
  .map((row) => `| ${row.join(' | ')} |\n`)
  .join('')}`;

/** Returns one line for each number that exceeds its value in the table of docs/size.md by more than 2 %. */
export function growthOf(size, table) {
  return Object.entries(size).flatMap(([name, now]) => {
    const written = Number(new RegExp(`^\\| ${name} \\| (\\d+) \\|$`, 'm').exec(table)?.[1] ?? 0);
    return now > written * (1 + MOST_GROWTH) ? [`${name}: ${now}, was ${written} in ${SIZE_FILE}`] : [];
  });
}
