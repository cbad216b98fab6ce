import { existsSync } from 'node:fs';
import { run } from './run.mjs';

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';

/**
 * Makes sure that there is a Chromium for the browser tests: Debian's, installed when it is missing and this user may.
 * @returns {Promise<boolean>} false after one line that says what to do
 */
export async function ensureChromium() {
  if (existsSync(CHROMIUM)) return true;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    process.stdout.write('Installing Chromium for the browser tests ...\n');
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['-qq', 'update'], quiet);
    await run('apt-get', ['-qq', '-y', '--no-install-recommends', 'install', 'chromium'], quiet);
    if (existsSync(CHROMIUM)) return true;
  }
  process.stderr.write(
    'mosi: the browser tests need Chromium: run "apt-get install chromium" as root, or set CHROMIUM to its path.\n',
  );
  return false;
}
