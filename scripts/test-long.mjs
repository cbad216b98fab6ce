// npm run test:long [-- NAME…]: runs the slow tests that `npm test` omits. A NAME is a step of STEPS, or part of test
// file names.
import { build } from './build.mjs';
import { ensureChromium, ensureNginx } from './debian-packages.mjs';
import { OLDEST_AND_NEWEST, testNodeLines } from './node-lines.mjs';
import { run } from './run.mjs';
import { isBuilt } from './source-hash.mjs';
import { Tally } from './tally.mjs';

const tally = new Tally();
const { TEST_MONGODB_URI } = process.env;
const SERVER = TEST_MONGODB_URI ? { TEST_MONGODB_URI } : {};
// Removes the variable, so that only the steps that pass SERVER use the MongoDB server. All other steps use the
// embedded database.
delete process.env.TEST_MONGODB_URI;
// Makes random cases differ in each run, see test/support/random-cases.ts.
process.env.RANDOM_SEED ??= 'new';

const long = (name, pattern) => tally.jest(name, { projects: ['long'], pattern });

/** Matches the paths of tests of `npm test` that use random cases (`test/support/random-cases.ts`). */
const RANDOM =
  'sums|e2e/writing|request-and-quote|focal-points|escape-regex|order.spec|key-search|tint|round-trip|count-at';

const STEPS = {
  faults: () => long('faults', 'test/faults'),
  bounds: () => long('bounds', 'test/e2e/long'),
  store: () => long('store', 'src/embedded-mongodb/test'),
  /** Runs tests of `npm test` again, with other random cases. */
  random: () => tally.jest('random', { projects: ['unit', 'e2e'], pattern: RANDOM }),
  browser: () => tally.playwright('long'),
  /**
   * Kills several processes on one MongoDB server in turn. It uses one worker, because other tests would disturb it.
   */
  processes: () => tally.jest('processes', { projects: ['long'], pattern: 'test/processes', workers: 1, env: SERVER }),
  /** Uses a MongoDB server for the e2e tests of `npm test`, the step `processes`, and the browser test `own-site`. */
  mongodb: async () => {
    await tally.jest('mongodb: e2e', { projects: ['e2e'], pattern: 'test/e2e', env: SERVER });
    await STEPS.processes();
    await tally.playwright('long', ['own-site'], SERVER);
  },
  /** Tests the oldest and the newest supported Node. `npm run node-lines` also tests the versions between. */
  'node-lines': () => testNodeLines(tally, OLDEST_AND_NEWEST),
  protections: () =>
    tally.check('protections', async () => (await run('node', ['test/protections/run.mjs'], SERVER)) === 0),
};

async function isPossible(name) {
  if (!['mongodb', 'processes'].includes(name) || TEST_MONGODB_URI) return true;
  tally.leftOut.push([name, 'TEST_MONGODB_URI names no server']);
  return false;
}

/**
 * Steps that run if no NAME is given. Together they take an hour on two cores. All other steps are part of these steps
 * or run weekly.
 */
const EACH_NIGHT = ['faults', 'bounds', 'store', 'random', 'browser', 'mongodb'];

const names = process.argv.slice(2);
const steps = names.length === 0 ? EACH_NIGHT : names.filter((name) => name in STEPS);
const patterns = names.filter((name) => !(name in STEPS));

const isReady =
  (await tally.check('build', async () => isBuilt() || build())) &&
  (await tally.check('nginx', ensureNginx)) &&
  (await tally.check('chromium', ensureChromium));
if (isReady) {
  for (const name of steps) if (await isPossible(name)) await STEPS[name]();
  if (patterns.length > 0) {
    await tally.jest(patterns.join(' '), { projects: ['long'], pattern: patterns.join('|'), mayBeNone: true });
    await tally.playwright('long', patterns);
  }
}
tally.end();
