import { readFileSync } from 'node:fs';
import { EmbeddedDatabaseError } from './store-errors';

/**
 * Needed address space in MB: Node reserves up to 1.3 GB and the memory map of the database file 1 GB. Threads and
 * images need the rest.
 */
const NEEDED_MEGABYTES = 4_000;

function readLimits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    // Other systems than Linux lack `/proc/self/limits`.
    return '';
  }
}

/** Checks the address space, because LMDB crashes silently when it cannot map its file. */
export function checkAddressSpace(limits = readLimits()): void {
  const [, bytes] = /^Max address space +(\d+)/m.exec(limits) ?? [];
  if (bytes === undefined) return;
  const megabytes = Math.floor(Number(bytes) / 1_024 ** 2);
  if (megabytes >= NEEDED_MEGABYTES) return;
  throw new EmbeddedDatabaseError(
    `The addresses of this process are limited to ${megabytes} MB (ulimit -v), and the embedded database needs ${NEEDED_MEGABYTES}: ` +
      'raise this limit or take it off. It says nothing of the memory that is used.',
  );
}
