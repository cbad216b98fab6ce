import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { mongo } from 'mongoose';
import PostalMime from 'postal-mime';
import { LIMITS } from '../contract/limits';
import { ERASURES, type StoredErasure } from '../platform/personal-data/erasure.schema';
import { type Erasure, isErasureOf } from '../platform/personal-data/erasure-list';
import { storedDocuments } from './stored-documents';

/**
 * Patterns for the part of an email address before `@`. `WIDE_NAME` allows all characters. `NARROW_NAME` leaves out
 * punctuation that may precede an address in a text, such as the quotation mark in `'chanda@example.com'`. The
 * addresses that either pattern finds are compared with those of the erased people.
 */
const WIDE_NAME = /[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+$/u;
const NARROW_NAME = /[\p{L}\p{N}._%+-]+$/u;
const DOMAIN = /^[\p{L}\p{N}.-]*[\p{L}\p{N}]/u;
const LONGEST = LIMITS.email;

/** Notes who was erased after the backup, for the next start. Returns how many of them the archive contains. */
export async function noteErasedSince(
  db: mongo.Db,
  erasures: readonly Erasure[],
  madeAt: Date,
  stage: string,
): Promise<number> {
  const since = erasures.filter(({ at }) => at > madeAt);
  const addresses = since.length > 0 ? [...(await addressesOf(stage))] : [];
  const found = new Set<string>();
  const notes = db.collection<StoredErasure>(ERASURES);
  for (const erasure of erasures) {
    const { hash, salt, at, keepsQuotes } = erasure;
    const address = at > madeAt ? addresses.find((each) => isErasureOf(erasure, each)) : undefined;
    if (address) found.add(address);
    const note = { salt, at, ...(keepsQuotes && { keepsQuotes }), ...(address && { address }) };
    await notes.updateOne({ _id: hash }, { $set: note }, { upsert: true });
  }
  return found.size;
}

async function addressesOf(stage: string): Promise<Set<string>> {
  const addresses = new Set<string>();
  const add = (text: string): void => {
    for (const { index } of text.matchAll(/@/g)) {
      const before = text.slice(Math.max(0, index - LONGEST), index);
      const domain = DOMAIN.exec(text.slice(index + 1, index + 1 + LONGEST))?.[0];
      const names = [WIDE_NAME, NARROW_NAME].flatMap((pattern) => pattern.exec(before)?.[0] ?? []);
      if (domain) for (const name of names) addresses.add(`${name}@${domain}`.toLowerCase());
    }
  };
  const dump = join(stage, 'dump');
  for (const name of await readdir(dump)) {
    if (!name.endsWith('.bson')) continue;
    // Searches the undecoded bytes. BSON stores text as UTF-8, between bytes that no email address contains.
    for await (const document of storedDocuments(createReadStream(join(dump, name)))) add(document.toString('utf8'));
  }
  for (const name of await readdir(join(stage, 'outbox'))) {
    // Parses the email, because a soft line break may split an address in the file.
    for (const text of textsIn(await PostalMime.parse(await readFile(join(stage, 'outbox', name))))) add(text);
  }
  return addresses;
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
