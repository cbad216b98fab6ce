// npm run walls: checks imports, import cycles, and that the code has not grown beyond docs/size.md. The rules are in
// the two files `.dependency-cruiser.cjs`, in rooms.mjs and in size.mjs. npm run size writes docs/size.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { cruise, format } from 'dependency-cruiser';
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { ringsOf } from './rooms.mjs';
import { addImporters, growthOf, linesOfFiles, SIZE_FILE, sizeOf, tableOf } from './size.mjs';

const ROOT = process.cwd();
let isGood = true;
const importers = new Map();
for (const side of ['.', 'client']) {
  process.chdir(`${ROOT}/${side}`);
  const { options, ...ruleSet } = await extractConfig('./.dependency-cruiser.cjs');
  const tsConfig = extractTSConfig('./tsconfig.json');
  const { output } = await cruise(['src'], { ...options, ruleSet, validate: true }, undefined, { tsConfig });
  const report = await format(output, { outputType: 'err' });
  const rings = ringsOf(output.modules);
  process.stdout.write([report.output, ...rings.map((ring) => `  ring of folders: ${ring}\n`)].join(''));
  isGood &&= report.exitCode === 0 && rings.length === 0;
  process.chdir(ROOT);
  addImporters(importers, output.modules, side);
}
const size = sizeOf(linesOfFiles(), importers);
if (process.argv.includes('--size')) writeFileSync(SIZE_FILE, tableOf(size));
const growth = growthOf(size, readFileSync(SIZE_FILE, 'utf8'));
for (const line of growth) process.stdout.write(`  grew by more than 2 %: ${line}. If that is meant: npm run size\n`);
process.exitCode = isGood && growth.length === 0 ? 0 : 1;
