// npm run node-lines [-- 24 26]: builds and starts the product, and tests the embedded database, on the newest release
// of each major version of Node. The last line of output counts passed and failed tests.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { run } from './run.mjs';
import { Tally } from './tally.mjs';

const LINES = ['20', '22', '24', '26'];
export const OLDEST_AND_NEWEST = [LINES[0], LINES.at(-1)];
const CACHE = resolve('node_modules/.cache/node-lines');
const OLDER_FOLDER = resolve('test/fixtures/57bc334-folder.tar.gz');
/** Files that are copied to a temporary folder and built there, so that `dist` keeps the build of the current Node. */
const COPIED = [
  ...['src', 'client', 'scripts', 'test', 'package.json', 'package-lock.json', 'jest.config.js'],
  ...['nest-cli.json', '.swcrc', 'tsconfig.json', 'tsconfig.build.json'],
];
/** Login for the data folder of an older version, which test/fixtures/README.md describes. */
const OLDER_ADMIN = { email: 'admin@example.com', password: 'correct horse battery' };
const OLDER_POST = 'A post from before';

/** npm package with Node's program. It is installed directly, because the package `node` needs an install script. */
const NODE_PACKAGE = `node-${process.platform}-${process.arch}`;

async function fetchNode(line) {
  const folder = join(CACHE, line);
  mkdirSync(folder, { recursive: true });
  const options = ['--prefix', folder, '--no-audit', '--no-fund', '--silent'];
  const code = await run('npm', ['install', ...options, `${NODE_PACKAGE}@${line}`]);
  return code === 0 ? join(folder, 'node_modules', NODE_PACKAGE, 'bin/node') : null;
}

async function isGood(action) {
  try {
    await action();
    return true;
  } catch (error) {
    process.stdout.write(`${error.message}\n`);
    return false;
  }
}

async function readOlder(origin) {
  const signIn = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(OLDER_ADMIN),
  });
  const { token } = await signIn.json();
  const users = await (await fetch(`${origin}/api/users`, { headers: { 'x-auth-token': token } })).json();
  if (users.length !== 3) throw new Error(`there are not 3 users: ${JSON.stringify(users)}`);
  if (!(await (await fetch(`${origin}/blogs`)).text()).includes(OLDER_POST))
    throw new Error('the older post is missing');
}

async function startOnOlder(node, startOnce) {
  const dataDir = mkdtempSync(join(tmpdir(), 'mosi-older-'));
  try {
    execFileSync('tar', ['-xzf', OLDER_FOLDER, '-C', dataDir]);
    await startOnce({ node, dataDir, ask: readOlder });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** On each major version of Node in `lines`, builds and starts the product and tests the embedded database. */
export async function testNodeLines(tally, lines = LINES) {
  const home = process.cwd();
  const copy = mkdtempSync(join(tmpdir(), 'mosi-node-lines-'));
  for (const name of COPIED) cpSync(name, join(copy, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  process.chdir(copy);
  const { startOnce } = await import('./first-start.mjs');

  for (const line of lines) {
    let node = null;
    await tally.check(`Node ${line}: fetched`, async () => {
      node = await fetchNode(line);
      return node !== null;
    });
    if (node === null) continue;
    process.stdout.write(execFileSync(node, ['--version']));
    const PATH = `${dirname(node)}${delimiter}${process.env.PATH}`;
    // The build's last step starts the built server on an empty data folder.
    const isBuilt = await tally.check(
      `Node ${line}: builds, and starts on an empty folder`,
      async () => (await run('node', ['scripts/build.mjs'], { PATH })) === 0,
    );
    if (isBuilt)
      await tally.check(`Node ${line}: starts on an older folder`, () => isGood(() => startOnOlder(node, startOnce)));
    await tally.jest(`Node ${line}: tests of the embedded database`, {
      projects: ['unit'],
      pattern: 'src/embedded-mongodb',
      env: { PATH },
    });
  }
  process.chdir(home);
  rmSync(copy, { recursive: true, force: true });
}

if (import.meta.url === `file://${process.argv[1]}`) {
  const tally = new Tally();
  await testNodeLines(tally, process.argv.length > 2 ? process.argv.slice(2) : LINES);
  tally.end();
}
