import { createHmac, randomBytes } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export const ERASURE_FILE = 'erasures.json';

/**
 * Record of an erased person, needed after a restore. Only someone who knows the email address can recognise the
 * person.
 */
export interface Erasure {
  /** HMAC of the lower-case email address, with the salt as its key. */
  hash: string;
  salt: string;
  /** Time at which the erasure ended. */
  at: Date;
  /** True if the person closed an account. Accepted quotes were then kept. */
  keepsQuotes?: boolean;
}

const hashOf = (email: string, salt: string): string => createHmac('sha256', salt).update(email).digest('base64url');

/** Creates the record of an erasure. `email` must be in lower case. */
export function toErasure(email: string, at: Date): Erasure {
  const salt = randomBytes(16).toString('base64url');
  return { hash: hashOf(email, salt), salt, at };
}

/** True if the erasure was of this email address. `email` must be in lower case. */
export const isErasureOf = ({ hash, salt }: Erasure, email: string): boolean => hashOf(email, salt) === hash;

export function mergeErasures(...lists: readonly (readonly Erasure[])[]): Erasure[] {
  const merged = new Map<string, Erasure>();
  for (const { hash, salt, at, keepsQuotes } of lists.flat()) {
    const known = merged.get(hash);
    if (!known || known.at < at) merged.set(hash, { hash, salt, at, ...(keepsQuotes && { keepsQuotes }) });
  }
  return [...merged.values()];
}

export class ErasureListError extends Error {}

/** Returns the list of erasures, empty if the file is missing. Throws `ErasureListError` for an invalid list. */
export async function readErasures(folder: string): Promise<Erasure[]> {
  const file = join(folder, ERASURE_FILE);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return [];
  const rows = parsed(text);
  if (!rows) throw new ErasureListError(`${file} is not a list of erasures. Correct it, or move it away to continue.`);
  return rows;
}

/** Parses a list of erasures. Returns `null` if the text or any row is invalid. */
function parsed(text: string): Erasure[] | null {
  try {
    const rows = JSON.parse(text) as Record<keyof Erasure, unknown>[];
    const erasures = rows.map(({ hash, salt, at, keepsQuotes }) => ({
      ...{ hash, salt, at: new Date(String(at)) },
      ...(keepsQuotes === true && { keepsQuotes }),
    }));
    const isWhole = ({ hash, salt, at }: (typeof erasures)[number]) =>
      typeof hash === 'string' && typeof salt === 'string' && !Number.isNaN(at.getTime());
    return erasures.every(isWhole) ? (erasures as Erasure[]) : null;
  } catch {
    return null;
  }
}

/** Writes the list with mode 0600. A failure leaves the previous list. */
export async function writeErasures(folder: string, erasures: readonly Erasure[]): Promise<void> {
  const file = join(folder, ERASURE_FILE);
  const incoming = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    await writeFile(incoming, JSON.stringify(erasures, null, 2), { mode: 0o600, flush: true });
    await rename(incoming, file);
  } finally {
    await rm(incoming, { force: true });
  }
}
