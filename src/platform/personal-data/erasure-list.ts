import { createHmac, randomBytes } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Name of the list in the folder of archives. */
export const ERASURE_FILE = 'erasures.json';

/**
 * A person who was erased, so that an older archive can be rid of them again.
 * It tells whether an address that one has is meant, and nothing else.
 */
export interface Erasure {
  /** HMAC of the address in lower case, with the salt as its key. */
  hash: string;
  salt: string;
  /** When the erasing was over. */
  at: Date;
}

const hashOf = (email: string, salt: string): string => createHmac('sha256', salt).update(email).digest('base64url');

/** @param email in lower case. */
export function toErasure(email: string, at: Date): Erasure {
  const salt = randomBytes(16).toString('base64url');
  return { hash: hashOf(email, salt), salt, at };
}

/** @param email in lower case. */
export const isErasureOf = ({ hash, salt }: Erasure, email: string): boolean => hashOf(email, salt) === hash;

/** Each erasure once, with its latest time. */
export function mergeErasures(...lists: readonly (readonly Erasure[])[]): Erasure[] {
  const merged = new Map<string, Erasure>();
  for (const { hash, salt, at } of lists.flat()) {
    const known = merged.get(hash);
    if (!known || known.at < at) merged.set(hash, { hash, salt, at });
  }
  return [...merged.values()];
}

/** A list that is there and cannot be read as one. The message names the file. */
export class ErasureListError extends Error {}

/** Nothing where a folder has no list. Errors: those of the disk; `ErasureListError`. */
export async function readErasures(folder: string): Promise<Erasure[]> {
  const file = join(folder, ERASURE_FILE);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return [];
  const rows = parsed(text);
  if (!rows) throw new ErasureListError(`${file} is not a list of erasures: put it right, or move it away to go on.`);
  return rows;
}

/** `null` where one of the rows is not whole. */
function parsed(text: string): Erasure[] | null {
  try {
    const rows = JSON.parse(text) as Record<keyof Erasure, unknown>[];
    const erasures = rows.map(({ hash, salt, at }) => ({ hash, salt, at: new Date(String(at)) }));
    const isWhole = ({ hash, salt, at }: (typeof erasures)[number]) =>
      typeof hash === 'string' && typeof salt === 'string' && !Number.isNaN(at.getTime());
    return erasures.every(isWhole) ? (erasures as Erasure[]) : null;
  } catch {
    return null;
  }
}

/** Writes the list, mode 0600: it appears whole, or the former one stays. Errors: those of the disk. */
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
