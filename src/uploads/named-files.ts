import type { Connection } from 'mongoose';
import { OUTBOX_COLLECTION } from '../platform/mail/outbox/stored-mails';
import { UPLOAD_COLLECTIONS } from './storage/grid-files';

/** Few enough that reading them does not hold up the site's other calls. */
const BATCH_SIZE = 100;
/** They tell that a file was uploaded or removed, or are the file; they show none. */
const NOT_SEARCHED = ['audit', OUTBOX_COLLECTION, ...UPLOAD_COLLECTIONS];
const WORD = /[A-Za-z0-9][A-Za-z0-9_-]{7,}/g;
const WIDTH = /-w\d+$/;

/** Whether a name without its extension is one that `findNamed` finds again: one that the product has given. */
export function canBeFound(stem: string): boolean {
  return stem.match(WORD)?.[0] === stem;
}

/**
 * Those of `stems` that any field of any stored document names, deleted ones that can be brought back included. It looks at the
 * bytes as they are stored, so a new field or collection is looked at without anybody thinking of it.
 * @param leftOut collections that do not count
 */
export async function findNamed(
  connection: Connection,
  stems: ReadonlySet<string>,
  leftOut: readonly string[] = [],
): Promise<Set<string>> {
  const named = new Set<string>();
  for (const collection of await listSmallestFirst(connection)) {
    if (named.size === stems.size) break;
    if (leftOut.includes(collection.collectionName)) continue;
    for await (const bytes of readRaw(collection)) {
      for (const stem of stemsIn(bytes, stems)) named.add(stem);
      if (named.size === stems.size) break;
    }
  }
  return named;
}

type RawCollection = ReturnType<NonNullable<Connection['db']>['collection']>;

/** Every document as it is stored. */
export const readRaw = (collection: RawCollection): AsyncIterable<Uint8Array> =>
  collection.find<Uint8Array>({}, { raw: true, batchSize: BATCH_SIZE });

/** Those of `stems` that a stored document names. */
export function stemsIn(bytes: Uint8Array, stems: ReadonlySet<string>): Set<string> {
  const words = Buffer.from(bytes).toString('latin1').matchAll(WORD);
  return new Set([...words].map(([word]) => word.replace(WIDTH, '')).filter((stem) => stems.has(stem)));
}

/** What staff write is little, and names nearly all files: what visitors send is looked at only for the rest. */
async function listSmallestFirst({ db }: Connection) {
  if (!db) throw new Error('not connected');
  const listed = await db.listCollections({}, { nameOnly: true }).toArray();
  const names = listed
    .map(({ name }) => name)
    .filter((name) => !NOT_SEARCHED.includes(name) && !name.startsWith('system.'));
  const counted = await Promise.all(
    names.map(async (name) => ({ name, count: await db.collection(name).estimatedDocumentCount() })),
  );
  return counted.sort((a, b) => a.count - b.count).map(({ name }) => db.collection(name));
}
