import { readFileSync } from 'node:fs';
import { EmbeddedDatabaseError } from './store-errors';

/**
 * Address space that the process needs, in MB. Node reserves up to 1.3 GB, and the memory map of the database file
 * takes 1 GB. Threads and images need the rest.
 */
const NEEDED_MEGABYTES = 4_000;

function readLimits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    // Only Linux has `/proc/self/limits`.
    return '';
  }
}

/**
 * Throws `EmbeddedDatabaseError` if the address space is too small. LMDB would crash without a message when it cannot
 * map its file.
 */
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
