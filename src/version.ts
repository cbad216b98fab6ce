import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Version that package.json says. What is built lies at another depth below it than its sources. */
export function readVersion(folder = __dirname): string {
  const file = join(folder, 'package.json');
  if (existsSync(file)) return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
  return folder === dirname(folder) ? 'unknown' : readVersion(dirname(folder));
}
