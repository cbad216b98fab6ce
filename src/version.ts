import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Reads the version from package.json. Built files and sources have different depths below it. */
export function readVersion(folder = __dirname): string {
  const file = join(folder, 'package.json');
  if (existsSync(file)) return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
  return folder === dirname(folder) ? 'unknown' : readVersion(dirname(folder));
}
