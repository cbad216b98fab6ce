import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { BSON, type Document } from 'bson';
import type { Connection } from 'mongoose';
import type { MediaUse } from '../contract/media';
import { SharedRead } from '../platform/concurrency/shared-read';
import { NO_PLACES, toUse } from './media-places';

/** Documents that are asked for at once. */
const BATCH = 100;
const ADDRESS = /uploads\/([A-Za-z0-9][A-Za-z0-9_-]{7,})/g;
const WIDTH = /-w\d+$/;

/** What a document shows, by the stems of the files, as long as it stands as it was read. */
interface Shown {
  mark: string | null;
  uses: ReadonlyMap<string, MediaUse>;
}

export type PlaceCollection = ReturnType<NonNullable<Connection['db']>['collection']>;

/**
 * Where uploaded files are shown, as the stored records stand now. Each question asks for the versions of all records, and reads those alone that
 * have changed since the last one.
 */
@Injectable()
export class MediaUses {
  private known = new Map<string, ReadonlyMap<string, Shown>>();

  private readonly places = new SharedRead(() => this.readPlaces());

  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** By stem; one that nothing shows has none. @param stems what each stem counts as */
  async find(stems: ReadonlyMap<string, string>): Promise<Map<string, MediaUse[]>> {
    const found = new Map<string, MediaUse[]>();
    for (const shown of await this.places.read()) {
      for (const { uses } of shown.values()) {
        const own = new Map([...uses].map(([stem, use]) => [stems.get(stem), use]));
        for (const [stem, use] of own) {
          const before = stem && found.get(stem);
          if (before) before.push(use);
          else if (stem) found.set(stem, [use]);
        }
      }
    }
    return found;
  }

  /** Collections that can show a file. */
  async listPlaces(): Promise<PlaceCollection[]> {
    const { db } = this.connection;
    if (!db) throw new Error('not connected');
    const listed = await db.listCollections({}, { nameOnly: true }).toArray();
    const names = listed.map(({ name }) => name).filter((name) => !NO_PLACES.includes(name) && !/^system\./.test(name));
    return names.sort().map((name) => db.collection(name));
  }

  private async readPlaces(): Promise<ReadonlyMap<string, Shown>[]> {
    const all: ReadonlyMap<string, Shown>[] = [];
    for (const collection of await this.listPlaces()) {
      const shown = await this.readShown(collection);
      this.known.set(collection.collectionName, shown);
      all.push(shown);
    }
    return all;
  }

  private async readShown(collection: PlaceCollection): Promise<Map<string, Shown>> {
    const before = this.known.get(collection.collectionName);
    const shown = new Map<string, Shown>();
    const changed = new Map<string, Document>();
    for await (const row of collection.find({}, { projection: MARKED, batchSize: 1_000 })) {
      const id = String(row._id);
      const known = before?.get(id);
      const mark = markOf(row);
      if (known && mark !== null && known.mark === mark) shown.set(id, known);
      else {
        changed.set(id, row);
        // In its place, so that the order is that of the records.
        shown.set(id, { mark, uses: NONE });
      }
    }
    const ids = [...changed.values()].map(({ _id }) => _id);
    for (let start = 0; start < ids.length; start += BATCH) {
      const some = { _id: { $in: ids.slice(start, start + BATCH) } };
      for await (const bytes of collection.find<Uint8Array>(some, { raw: true })) {
        const stems = stemsShown(bytes);
        if (stems.size === 0) continue;
        const document = BSON.deserialize(bytes);
        const id = String(document._id);
        const uses = usesOf(collection.collectionName, document, stems);
        // A mark that is older than the document only makes it be read again.
        shown.set(id, { mark: markOf(changed.get(id) ?? {}), uses });
      }
    }
    return shown;
  }
}

const NONE: ReadonlyMap<string, MediaUse> = new Map();

/** Fields of which one moves with each write. */
const MARKED = { version: 1, updatedAt: 1, draftVersion: 1 } as const;

/** `null` for a record that does not tell. */
const markOf = ({ version, updatedAt, draftVersion = 0 }: Document): string | null =>
  updatedAt instanceof Date ? `${version} ${updatedAt.getTime()} ${draftVersion}` : null;

function stemsShown(bytes: Uint8Array): Set<string> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  return new Set([...text.matchAll(ADDRESS)].map(([, stem]) => stem.replace(WIDTH, '')));
}

function usesOf(collection: string, document: Document, stems: ReadonlySet<string>): ReadonlyMap<string, MediaUse> {
  // What was deleted in the library itself is no use of the file.
  if (collection === 'trash' && document.source === 'media') return NONE;
  return new Map([...stems].map((stem) => [stem, toUse(collection, document, stem)]));
}
