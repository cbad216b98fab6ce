// What the tests need beside Node: a browser and a proxy, as Debian packs them.
import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/**
 * Makes sure that a program is there: Debian's, installed when it is missing and this user may.
 * @returns {Promise<boolean>} false after one line that says what to do
 */
async function ensure({ name, variable, path, debianPackage }) {
  const file = process.env[variable] ?? path;
  if (existsSync(file)) return true;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    process.stdout.write(`Installing ${name} for the tests ...\n`);
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['-qq', 'update'], quiet);
    await run('apt-get', ['-qq', '-y', '--no-install-recommends', 'install', debianPackage], quiet);
    if (existsSync(file)) return true;
  }
  process.stderr.write(
    `mosi: the tests need ${name}: run "apt-get install ${debianPackage}" as root, or set ${variable} to its path.\n`,
  );
  return false;
}

export const ensureChromium = () =>
  ensure({ name: 'Chromium', variable: 'CHROMIUM', path: '/usr/bin/chromium', debianPackage: 'chromium' });

export const ensureNginx = () =>
  ensure({ name: 'nginx', variable: 'NGINX', path: '/usr/sbin/nginx', debianPackage: 'nginx-light' });
