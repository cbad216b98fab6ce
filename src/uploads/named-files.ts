import type { Connection } from 'mongoose';
import { OUTBOX_COLLECTION } from '../platform/mail/outbox/stored-mails';
import { UPLOAD_COLLECTIONS } from './storage/grid-files';

/** Documents per read. Larger batches would delay other calls. */
const BATCH_SIZE = 100;
/** Collections that are not searched, because they only log uploads or contain the files themselves. */
const NOT_SEARCHED = ['audit', OUTBOX_COLLECTION, ...UPLOAD_COLLECTIONS];
const WORD = /[A-Za-z0-9][A-Za-z0-9_-]{7,}/g;
const WIDTH = /-w\d+$/;

/** True if `findNamed` can find this stem, as it can all stems that the product generates. */
export function canBeFound(stem: string): boolean {
  return stem.match(WORD)?.[0] === stem;
}

/** Returns the stems that occur in any document. Searches the raw bytes, so it finds those in later fields too. */
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

export const readRaw = (collection: RawCollection): AsyncIterable<Uint8Array> =>
  collection.find<Uint8Array>({}, { raw: true, batchSize: BATCH_SIZE });

export function stemsIn(bytes: Uint8Array, stems: ReadonlySet<string>): Set<string> {
  const words = Buffer.from(bytes).toString('latin1').matchAll(WORD);
  return new Set([...words].map(([word]) => word.replace(WIDTH, '')).filter((stem) => stems.has(stem)));
}

/** Lists small collections first. They contain nearly all names, so the search rarely reaches the large collections. */
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
