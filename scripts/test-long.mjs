// npm run test:long: what takes long, beside `npm test`; the last line counts it.
import { build } from './build.mjs';
import { ensureChromium, ensureNginx } from './debian-packages.mjs';
import { testNodeLines } from './node-lines.mjs';
import { isBuilt } from './source-hash.mjs';
import { Tally } from './tally.mjs';

const tally = new Tally();
const { TEST_MONGODB_URI } = process.env;
// For one step only: all others are about the embedded database, too.
delete process.env.TEST_MONGODB_URI;

const isBuildGood = await tally.check('build', async () => isBuilt() || build());
await tally.check('nginx', ensureNginx);
await tally.jest('long', ['--selectProjects', 'long']);
if (isBuildGood && (await tally.check('chromium', ensureChromium))) await tally.playwright('long');
const endToEnd = ['--selectProjects', 'e2e', 'long', '--testPathPatterns', 'test/e2e'];
if (TEST_MONGODB_URI) await tally.jest('e2e on MongoDB', endToEnd, { TEST_MONGODB_URI });
else process.stdout.write('\n# e2e on MongoDB\nLeft out: TEST_MONGODB_URI names no server.\n');
await testNodeLines(tally);
tally.end();
