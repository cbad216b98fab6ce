// npm run test:long: what takes long, beside `npm test`; the last line counts it. TEST_MINUTES: what would not end within them is left out, and named.
import { build } from './build.mjs';
import { ensureChromium, ensureNginx } from './debian-packages.mjs';
import { OLDEST_AND_NEWEST, testNodeLines } from './node-lines.mjs';
import { isBuilt } from './source-hash.mjs';
import { Tally } from './tally.mjs';

const tally = new Tally();
const { TEST_MONGODB_URI, TEST_MINUTES = 'Infinity' } = process.env;
const until = performance.now() + Number(TEST_MINUTES) * 60_000;
const inTime = (name, minutes, action) => tally.inTime(name, minutes, until, action);
// For some steps only: all others are about the embedded database, too.
delete process.env.TEST_MONGODB_URI;
/** Parts of the browser tests, so that a machine with little time runs most of them. */
const PARTS = 6;

const isBuildGood = await tally.check('build', async () => isBuilt() || build());
await tally.check('nginx', ensureNginx);
await inTime('long', 16, () => tally.jest('long', ['--selectProjects', 'long']));
if (TEST_MONGODB_URI && isBuildGood) {
  const processes = ['--selectProjects', 'long', '--testPathPatterns', 'test/processes'];
  await inTime('processes', 8, () => tally.jest('processes', processes, { TEST_MONGODB_URI }));
}
if (isBuildGood && (await tally.check('chromium', ensureChromium))) {
  for (let part = 1; part <= PARTS; part += 1) {
    const shard = `${part}/${PARTS}`;
    await inTime(`browser: long ${shard}`, 10, () => tally.playwright('long', [], shard));
  }
}
// The long ones ask what any database answers alike: they run on the embedded one above.
const endToEnd = ['--selectProjects', 'e2e', '--testPathPatterns', 'test/e2e'];
if (TEST_MONGODB_URI)
  await inTime('e2e on MongoDB', 12, () => tally.jest('e2e on MongoDB', endToEnd, { TEST_MONGODB_URI }));
else process.stdout.write('\n# e2e on MongoDB, processes\nLeft out: TEST_MONGODB_URI names no server.\n');
// `npm run node-lines` tests those between, too.
for (const line of OLDEST_AND_NEWEST) await inTime(`Node ${line}`, 4, () => testNodeLines(tally, [line]));
tally.end();
