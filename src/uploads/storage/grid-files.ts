import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { mongo } from 'mongoose';
import { isDuplicateKey } from '../../platform/errors/database-error';

const BUCKET = 'uploads';
/** Names of files that were deleted: a process that comes with an old copy of one must not bring it back. */
const REMOVED = `${BUCKET}.removed`;
export const UPLOAD_COLLECTIONS = [`${BUCKET}.files`, `${BUCKET}.chunks`, REMOVED] as const;
/** Names that are asked for at once. */
const BATCH = 500;

export interface GridFile {
  _id: mongo.ObjectId;
  filename: string;
  length: number;
  /** `writtenAt` is the time of the file on every disk, so that all processes answer with the same `ETag`. */
  metadata: { writtenAt: Date };
}

/** Uploads in a MongoDB, as GridFS has them. What is added is on the disks of most of its members. */
export class GridFiles {
  private readonly bucket: mongo.GridFSBucket;
  private ready: Promise<unknown> | undefined;

  /** @param session to read everything as of its moment */
  constructor(
    private readonly db: mongo.Db,
    private readonly session?: mongo.ClientSession,
  ) {
    this.bucket = new mongo.GridFSBucket(db, { bucketName: BUCKET, writeConcern: { w: 'majority', j: true } });
  }

  find(filename: string): Promise<GridFile | null> {
    return this.entries.findOne({ filename });
  }

  /** All of them. */
  files(): AsyncIterable<GridFile> {
    return this.entries.find({}, { session: this.session });
  }

  /** Errors: it is not whole, since it was deleted meanwhile; those of the database. */
  async *content({ _id, filename, length }: GridFile): AsyncGenerator<Buffer> {
    let bytes = 0;
    const parts = this.chunks.find({ files_id: _id }, { sort: { n: 1 }, session: this.session, promoteBuffers: true });
    for await (const { data } of parts) {
      bytes += data.length;
      yield Buffer.from(data);
    }
    if (bytes !== length) throw new Error(`The upload ${filename} is not whole in the database.`);
  }

  /** Stores what lies at `path`. Under a name that is there already nothing is changed: it is the same file. */
  async add(path: string, filename: string, writtenAt: Date): Promise<void> {
    this.ready ??= this.entries.createIndex({ filename: 1 }, { unique: true }).catch((error: unknown) => {
      this.ready = undefined;
      throw error;
    });
    await this.ready;
    const upload = this.bucket.openUploadStream(filename, { metadata: { writtenAt } });
    try {
      await pipeline(createReadStream(path), upload);
    } catch (error) {
      // Of what failed otherwise nobody knows whether it was written; `removeLeft` does.
      if (!isDuplicateKey(error)) throw error;
      await this.chunks.deleteMany({ files_id: upload.id });
    }
  }

  /** Writes a file's content to `path`, forced to the disk. Errors: parts of it are missing; those of disk and database. */
  async save({ _id }: GridFile, path: string): Promise<void> {
    await pipeline(this.bucket.openDownloadStream(_id), createWriteStream(path, { flags: 'wx', flush: true }));
  }

  /** Answers whether it was there. Without its entry nobody finds it, whatever becomes of the parts. */
  async remove({ _id }: GridFile): Promise<boolean> {
    const { deletedCount } = await this.entries.deleteOne({ _id });
    await this.chunks.deleteMany({ files_id: _id });
    return deletedCount > 0;
  }

  /** Names, of those alone that were written before a time where one is given. */
  async list(before?: Date): Promise<string[]> {
    const filter = before ? { 'metadata.writtenAt': { $lt: before } } : {};
    const found = await this.entries.find(filter, { projection: { filename: 1 } }).toArray();
    return found.map(({ filename }) => filename);
  }

  /** Those of `names` that are not here, and were not deleted here either. */
  async missing(names: string[]): Promise<string[]> {
    const missing: string[] = [];
    for (let at = 0; at < names.length; at += BATCH) {
      const some = names.slice(at, at + BATCH);
      const here = await this.entries.find({ filename: { $in: some } }, { projection: { filename: 1 } }).toArray();
      const gone = await this.removed.find({ _id: { $in: some } }).toArray();
      const known = new Set([...here.map(({ filename }) => filename), ...gone.map(({ _id }) => _id)]);
      missing.push(...some.filter((name) => !known.has(name)));
    }
    return missing;
  }

  async wasRemoved(name: string): Promise<boolean> {
    return (await this.removed.findOne({ _id: name })) !== null;
  }

  /** Remembers for good that it was deleted. */
  async noteRemoved(name: string): Promise<void> {
    await this.removed.updateOne({ _id: name }, { $setOnInsert: { removedAt: new Date() } }, { upsert: true });
  }

  /** Removes parts without an entry: of what began before a time and was never finished. */
  async removeLeft(before: Date): Promise<void> {
    const oldest = mongo.ObjectId.createFromTime(Math.floor(before.getTime() / 1_000));
    const begun = this.chunks.find({ n: 0, files_id: { $lt: oldest } }, { projection: { files_id: 1 } });
    for await (const { files_id } of begun) {
      const isWhole = (await this.entries.findOne({ _id: files_id }, { projection: { _id: 1 } })) !== null;
      if (!isWhole) await this.chunks.deleteMany({ files_id });
    }
  }

  private get entries() {
    return this.db.collection<GridFile>(UPLOAD_COLLECTIONS[0]);
  }

  private get chunks() {
    return this.db.collection<{ files_id: mongo.ObjectId; n: number; data: Uint8Array }>(UPLOAD_COLLECTIONS[1]);
  }

  private get removed() {
    return this.db.collection<{ _id: string; removedAt: Date }>(REMOVED);
  }
}
