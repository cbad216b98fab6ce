// npm run protections [-- PART OF A NAME]: copies the sources, removes one protection after another from the copy, and
// runs the tests of the protection. Protections for several processes need a MongoDB server in TEST_MONGODB_URI. Exits
// with 1 if all tests pass without a protection, or if an edit no longer fits the source. `--fits` only checks whether
// the edits fit.
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PROTECTIONS } from './protections.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');
const COPIED = ['src', 'test', 'client', 'scripts', 'jest.config.js', 'tsconfig.json', 'package.json'];
const LINKED = ['node_modules', 'dist'];

function copySources() {
  const copy = mkdtempSync(join(tmpdir(), 'mosi-protections-'));
  for (const name of COPIED) cpSync(join(ROOT, name), join(copy, name), { recursive: true });
  for (const name of LINKED) if (existsSync(join(ROOT, name))) symlinkSync(join(ROOT, name), join(copy, name));
  return copy;
}

const needsServer = ({ tests }) => tests.some((test) => test.startsWith('test/processes/'));

/** Returns the titles of failed tests, the number of passed tests, and whether a file could not run. */
async function runTests(copy, { tests, only }) {
  const report = join(copy, 'report.json');
  rmSync(report, { force: true });
  const titles = only ? ['--testNamePattern', only] : [];
  const jest = join('node_modules', 'jest', 'bin', 'jest.js');
  const child = spawn(
    process.execPath,
    [
      jest,
      ...tests,
      '--selectProjects',
      'unit',
      'client',
      'e2e',
      'long',
      '--json',
      '--outputFile',
      report,
      '--silent',
      // A test that times out would count as one that notices the edit. Slow machines therefore get a long timeout.
      '--testTimeout=120000',
      ...titles,
    ],
    {
      cwd: copy,
      stdio: 'ignore',
      env: needsServer({ tests }) ? process.env : { ...process.env, TEST_MONGODB_URI: undefined },
    },
  );
  await new Promise((resolve) => child.on('close', resolve));
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    failed: all.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
    passed: all.filter(({ status }) => status === 'passed').length,
    isBroken: testResults.some(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0),
  };
}

/** Removes a protection and runs its tests. Returns the verdict and the titles of the failed tests. */
async function takeOut(copy, protection) {
  const file = join(copy, protection.file);
  const source = readFileSync(file, 'utf8');
  if (source.split(protection.find).length !== 2) return { verdict: 'NO LONGER FITS', failed: [] };
  writeFileSync(
    file,
    source.replace(protection.find, () => protection.replace ?? ''),
  );
  try {
    const { failed, isBroken } = await runTests(copy, protection);
    if (isBroken) return { verdict: 'DOES NOT COMPILE', failed };
    return { verdict: failed.length > 0 ? 'noticed' : 'UNNOTICED', failed };
  } finally {
    writeFileSync(file, source);
  }
}

/** Returns protections whose `find` does not occur exactly once, and those whose test files are missing. */
function misfits() {
  return PROTECTIONS.filter(
    ({ file, find, tests }) =>
      !existsSync(join(ROOT, file)) ||
      readFileSync(join(ROOT, file), 'utf8').split(find).length !== 2 ||
      tests.some((test) => !existsSync(join(ROOT, test))),
  );
}

if (process.argv[2] === '--fits') {
  for (const { name } of misfits()) process.stdout.write(`${name}: NO LONGER FITS\n`);
  process.exit(misfits().length === 0 ? 0 : 1);
}

const wanted = process.argv[2] ?? '';
const chosen = PROTECTIONS.filter(
  (protection) => protection.name.includes(wanted) && (process.env.TEST_MONGODB_URI || !needsServer(protection)),
);
const leftOut = PROTECTIONS.filter(needsServer).length;
if (leftOut > 0 && !process.env.TEST_MONGODB_URI)
  process.stdout.write(`Left out: ${leftOut} of several processes, for TEST_MONGODB_URI names no server\n`);
const copy = copySources();
let good = 0;
try {
  // Runs the tests first with the protection in place. They must pass before it is taken out.
  for (const protection of chosen) {
    const before = await runTests(copy, protection);
    const isSound = before.failed.length === 0 && before.passed > 0 && !before.isBroken;
    const { verdict, failed } = isSound
      ? await takeOut(copy, protection)
      : { verdict: 'TESTS FAIL ANYWAY', failed: before.failed };
    good += verdict === 'noticed' ? 1 : 0;
    process.stdout.write(`${verdict}: ${protection.name} (${protection.file}), by ${failed.length}\n`);
    for (const title of failed.slice(0, 3)) process.stdout.write(`    ${title}\n`);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
process.stdout.write(`\n${good} of ${chosen.length} protections are noticed when they are taken out\n`);
process.exit(good === chosen.length && chosen.length > 0 ? 0 : 1);
