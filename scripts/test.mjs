// npm test [-- NAME…]: lint, walls, types, unit, e2e and main browser tests, or only the test files whose names contain
// NAME. The last line of output counts passed and failed tests.
import { build } from './build.mjs';
import { ensureChromium } from './debian-packages.mjs';
import { run } from './run.mjs';
import { isBuilt } from './source-hash.mjs';
import { Tally } from './tally.mjs';

const tally = new Tally();
const names = process.argv.slice(2);

async function testAll() {
  await tally.check('lint', async () => (await run('biome', ['check', '--error-on-warnings', '.'])) === 0);
  await tally.check('walls', async () => (await run('npm', ['run', '--silent', 'walls'])) === 0);
  await tally.check('plain English', async () => (await run('npm', ['run', '--silent', 'plain'])) === 0);
  await tally.check('types', async () => (await run('npm', ['run', '--silent', 'typecheck'])) === 0);
  const fits = ['test/protections/run.mjs', '--fits'];
  await tally.check('protections fit', async () => (await run('node', fits)) === 0);
  // Uses three workers on two cores, because workers often wait for timers, disks and child processes.
  await tally.jest('unit', { projects: ['unit', 'client'], workers: 3 });
  const isBuildGood = await tally.check('build', async () => isBuilt() || build());
  await tally.jest('e2e', { projects: ['e2e'], workers: 3 });
  const hasBrowser = await tally.check('chromium', ensureChromium);
  if (isBuildGood && hasBrowser) await tally.playwright('browser');
}

async function testOnly() {
  await tally.jest('jest', { projects: ['unit', 'client', 'e2e'], pattern: names.join('|'), mayBeNone: true });
  if (isBuilt()) await tally.playwright('browser', names);
  else process.stdout.write('The browser tests are left out: "npm run build" first.\n');
}

await (names.length === 0 ? testAll() : testOnly());
tally.end();
