import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { mongo } from 'mongoose';
import { isDuplicateKey } from '../../platform/errors/database-error';

const BUCKET = 'uploads';
/** Collection with names of deleted files. A process that still has a copy in its folder must not upload it again. */
const REMOVED = `${BUCKET}.removed`;
export const UPLOAD_COLLECTIONS = [`${BUCKET}.files`, `${BUCKET}.chunks`, REMOVED] as const;
const BATCH = 500;

export interface GridFile {
  _id: mongo.ObjectId;
  filename: string;
  length: number;
  /** Time of the upload. All processes set it on their copies, so that they send the same `ETag`. */
  metadata: { writtenAt: Date };
}

/** Stores uploads in MongoDB with GridFS and write concern majority. */
export class GridFiles {
  private readonly bucket: mongo.GridFSBucket;
  private ready: Promise<unknown> | undefined;

  /** With `session`, all reads show the state of one snapshot. */
  constructor(
    private readonly db: mongo.Db,
    private readonly session?: mongo.ClientSession,
  ) {
    this.bucket = new mongo.GridFSBucket(db, { bucketName: BUCKET, writeConcern: { w: 'majority', j: true } });
  }

  find(filename: string): Promise<GridFile | null> {
    return this.entries.findOne({ filename });
  }

  files(): AsyncIterable<GridFile> {
    return this.entries.find({}, { session: this.session });
  }

  /** Yields the content of a file. Throws if a part is missing, because the file was deleted during the read. */
  async *content({ _id, filename, length }: GridFile): AsyncGenerator<Buffer> {
    let bytes = 0;
    const parts = this.chunks.find({ files_id: _id }, { sort: { n: 1 }, session: this.session, promoteBuffers: true });
    for await (const { data } of parts) {
      bytes += data.length;
      yield Buffer.from(data);
    }
    if (bytes !== length) throw new Error(`A part of the uploaded file ${filename} is missing in the database.`);
  }

  /** Stores the file at `path`. Does nothing if the name is stored: names are random, so it is the same file. */
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
      // After errors other than a duplicate key, the file may be stored. If not, a later sweep deletes its chunks.
      if (!isDuplicateKey(error)) throw error;
      await this.chunks.deleteMany({ files_id: upload.id });
    }
  }

  /** Writes a file to `path` and syncs it to disk. Throws if chunks are missing. */
  async save({ _id }: GridFile, path: string): Promise<void> {
    await pipeline(this.bucket.openDownloadStream(_id), createWriteStream(path, { flags: 'wx', flush: true }));
  }

  /** Removes the entry before the chunks, so that no reader gets an incomplete file. Returns true if it existed. */
  async remove({ _id }: GridFile): Promise<boolean> {
    const { deletedCount } = await this.entries.deleteOne({ _id });
    await this.chunks.deleteMany({ files_id: _id });
    return deletedCount > 0;
  }

  /** Lists the names of all files, or only of those written before `before`. */
  async list(before?: Date): Promise<string[]> {
    const filter = before ? { 'metadata.writtenAt': { $lt: before } } : {};
    const found = await this.entries.find(filter, { projection: { filename: 1 } }).toArray();
    return found.map(({ filename }) => filename);
  }

  /** Returns the names that are neither stored nor recorded as deleted. */
  async missing(names: string[]): Promise<string[]> {
    const missing: string[] = [];
    for (let start = 0; start < names.length; start += BATCH) {
      const batch = names.slice(start, start + BATCH);
      const stored = await this.entries.find({ filename: { $in: batch } }, { projection: { filename: 1 } }).toArray();
      const removed = await this.removed.find({ _id: { $in: batch } }).toArray();
      const known = new Set([...stored.map(({ filename }) => filename), ...removed.map(({ _id }) => _id)]);
      missing.push(...batch.filter((name) => !known.has(name)));
    }
    return missing;
  }

  async wasRemoved(name: string): Promise<boolean> {
    return (await this.removed.findOne({ _id: name })) !== null;
  }

  async noteRemoved(name: string): Promise<void> {
    await this.removed.updateOne({ _id: name }, { $setOnInsert: { removedAt: new Date() } }, { upsert: true });
  }

  /** Removes chunks of unfinished uploads. Those that began after `before` may still be running. */
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
