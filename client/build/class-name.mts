import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/** Where each style sheet's names stand: the order in which it writes them. */
const namesOf = new Map<string, string[]>();

/**
 * A short name for a class of a CSS module: four characters for the style sheet and a number. The usual names carry a hash each
 * and weigh 1.2 kB more on the home page. The same in the browser's and the server's build, which must agree.
 */
export function shortClassName(name: string, file: string): string {
  const sheet = createHash('sha256')
    .update(relative(import.meta.dirname, file))
    .digest('hex')
    .slice(0, 5);
  const names = namesOf.get(file) ?? [];
  namesOf.set(file, names);
  if (!names.includes(name)) names.push(name);
  return `_${sheet}${names.indexOf(name)}`;
}
