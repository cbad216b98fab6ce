import type { Connection } from 'mongoose';

/** Few enough that reading them does not hold up the site's other calls. */
const BATCH_SIZE = 100;
/** Tells that a file was uploaded or removed, for good; it shows none. */
const AUDIT_TRAIL = 'audit';
const WORD = /[A-Za-z0-9][A-Za-z0-9_-]{7,}/g;
const WIDTH = /-w\d+$/;

/** Whether a name without its extension is one that `findNamed` finds again: one that the product has given. */
export function canBeFound(stem: string): boolean {
  return stem.match(WORD)?.[0] === stem;
}

/**
 * Those of `stems` that any field of any stored document names, deleted ones that can be brought back included. It looks at the
 * bytes as they are stored, so a new field or collection is looked at without anybody thinking of it.
 */
export async function findNamed(connection: Connection, stems: ReadonlySet<string>): Promise<Set<string>> {
  const named = new Set<string>();
  for (const collection of await listSmallestFirst(connection)) {
    if (named.size === stems.size) break;
    const cursor = collection.find<Uint8Array>({}, { raw: true, batchSize: BATCH_SIZE });
    for await (const bytes of cursor) {
      for (const [word] of Buffer.from(bytes).toString('latin1').matchAll(WORD)) {
        const stem = word.replace(WIDTH, '');
        if (stems.has(stem)) named.add(stem);
      }
      if (named.size === stems.size) break;
    }
  }
  return named;
}

/** What staff write is little, and names nearly all files: what visitors send is looked at only for the rest. */
async function listSmallestFirst({ db }: Connection) {
  if (!db) throw new Error('not connected');
  const listed = await db.listCollections({}, { nameOnly: true }).toArray();
  const names = listed.map(({ name }) => name).filter((name) => name !== AUDIT_TRAIL && !name.startsWith('system.'));
  const counted = await Promise.all(
    names.map(async (name) => ({ name, count: await db.collection(name).estimatedDocumentCount() })),
  );
  return counted.sort((a, b) => a.count - b.count).map(({ name }) => db.collection(name));
}
