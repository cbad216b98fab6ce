import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/** Installs a missing program if the user is root. Otherwise prints what to do and resolves to false. */
async function ensure({ name, variable, path, instead, debianPackage }) {
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
  if (instead && existsSync(instead)) return true;
  process.stderr.write(
    `mosi: the tests need ${name}: run "apt-get install ${debianPackage}" as root, or set ${variable} to its path.\n`,
  );
  return false;
}

/** Small Chromium that cannot show a window. Tests run a third faster with it than with the full Chromium. */
const HEADLESS = '/usr/bin/chromium-headless-shell';
const WHOLE = '/usr/bin/chromium';
export const chromiumFile = () => process.env.CHROMIUM ?? (existsSync(HEADLESS) ? HEADLESS : WHOLE);

export const ensureChromium = () =>
  ensure({
    name: 'Chromium',
    variable: 'CHROMIUM',
    path: HEADLESS,
    instead: WHOLE,
    debianPackage: 'chromium-headless-shell',
  });

export const ensureNginx = () =>
  ensure({ name: 'nginx', variable: 'NGINX', path: '/usr/sbin/nginx', debianPackage: 'nginx-light' });
