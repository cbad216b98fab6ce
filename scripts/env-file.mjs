import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

const FILE = '.env';
const SETTING = /^\s*(export\s+)?\w+\s*=/;
const IGNORED = /^\s*(#|$)/;
/** Exit code for invalid settings, the same as `WRONG_SETTINGS_EXIT_CODE` of the server. */
const WRONG_SETTINGS = 78;

function refuse(reason) {
  process.stderr.write(`${FILE} ${reason}\n`);
  process.exit(WRONG_SETTINGS);
}

function readText() {
  try {
    return readFileSync(FILE, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    return refuse(`cannot be read (${error.code}).`);
  }
}

/**
 * Sets environment variables from `.env`. Variables that are already set keep their values. Ends the process at an
 * invalid line, because Node would silently ignore the line.
 */
export function readEnvFile() {
  if (!existsSync(FILE)) return;
  const text = readText();
  if (/[\0\uFFFD]/.test(text)) refuse('must be saved as UTF-8 text.');
  const wrong = text.split(/\r?\n/).findIndex((line) => !SETTING.test(line) && !IGNORED.test(line)) + 1;
  if (wrong) refuse(`has no NAME=value in line ${wrong}.`);
  const settings = parseEnv(text);
  for (const [name, value] of Object.entries(settings)) process.env[name] ??= value;
  // The server reads this list and warns about names that are no settings.
  process.env.ENV_FILE_NAMES = Object.keys(settings).join(' ');
}
