// npm test: lint, types, unit, e2e and browser tests; the last line counts them.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { ensureChromium, ensureNginx } from './debian-packages.mjs';
import { run } from './run.mjs';
import { isBuilt } from './source-hash.mjs';

const report = mkdtempSync(join(tmpdir(), 'mosi-report-'));
const totals = { passed: 0, failed: 0 };

function read(name) {
  try {
    return JSON.parse(readFileSync(join(report, name), 'utf8'));
  } catch {
    return null;
  }
}

/** A step that has no tests of its own counts as one. */
async function check(name, action) {
  process.stdout.write(`\n# ${name}\n`);
  const isGood = await action();
  totals[isGood ? 'passed' : 'failed'] += 1;
  if (!isGood) process.stdout.write(`${name}: failed\n`);
  return isGood;
}

/** Adds up a runner's own count; a runner that ended badly without a failed test counts as one failure. */
async function count(name, code, passed, failed) {
  totals.passed += passed;
  totals.failed += failed === 0 && code !== 0 ? 1 : failed;
  if (passed + failed === 0) {
    process.stdout.write(`${name}: no test was run\n`);
    totals.failed += code === 0 ? 1 : 0;
  }
}

async function jest(name, projects) {
  process.stdout.write(`\n# ${name}\n`);
  const file = `${name}.json`;
  const code = await run('jest', ['--selectProjects', ...projects, '--json', '--outputFile', join(report, file)]);
  const result = read(file);
  await count(
    name,
    code,
    result?.numPassedTests ?? 0,
    (result?.numFailedTests ?? 0) + (result?.numRuntimeErrorTestSuites ?? 0),
  );
}

async function playwright() {
  process.stdout.write('\n# browser\n');
  const code = await run('playwright', ['test', '-c', 'test/playwright.config.mjs'], { MOSI_TEST_REPORT: report });
  const stats = read('browser.json')?.stats;
  await count('browser', code, (stats?.expected ?? 0) + (stats?.flaky ?? 0), stats?.unexpected ?? 0);
}

await check('lint', async () => (await run('biome', ['check', '--error-on-warnings', '.'])) === 0);
await check('types', async () => (await run('npm', ['run', '--silent', 'typecheck'])) === 0);
await jest('unit', ['unit', 'client']);
const isBuildGood = await check('build', async () => isBuilt() || build());
await check('nginx', ensureNginx);
await jest('e2e', ['e2e']);
const hasBrowser = await check('chromium', ensureChromium);
if (isBuildGood && hasBrowser) await playwright();

rmSync(report, { recursive: true, force: true });
process.stdout.write(`\n${totals.passed} passed, ${totals.failed} failed\n`);
process.exit(totals.failed === 0 ? 0 : 1);
