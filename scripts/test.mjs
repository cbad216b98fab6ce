// npm test: lint, types, unit, e2e and browser tests; the last line counts them.
import { build } from './build.mjs';
import { ensureChromium, ensureNginx } from './debian-packages.mjs';
import { run } from './run.mjs';
import { isBuilt } from './source-hash.mjs';
import { Tally } from './tally.mjs';

const tally = new Tally();

async function playwright() {
  process.stdout.write('\n# browser\n');
  const code = await run('playwright', ['test', '-c', 'test/playwright.config.mjs'], {
    MOSI_TEST_REPORT: tally.report,
  });
  const stats = tally.read('browser.json')?.stats;
  tally.count('browser', code, stats?.expected ?? 0, (stats?.unexpected ?? 0) + (stats?.flaky ?? 0));
}

await tally.check('lint', async () => (await run('biome', ['check', '--error-on-warnings', '.'])) === 0);
await tally.check('walls', async () => (await run('npm', ['run', '--silent', 'walls'])) === 0);
await tally.check('types', async () => (await run('npm', ['run', '--silent', 'typecheck'])) === 0);
await tally.jest('unit', ['--selectProjects', 'unit', 'client']);
const isBuildGood = await tally.check('build', async () => isBuilt() || build());
await tally.check('nginx', ensureNginx);
await tally.jest('e2e', ['--selectProjects', 'e2e']);
const hasBrowser = await tally.check('chromium', ensureChromium);
if (isBuildGood && hasBrowser) await playwright();
tally.end();
