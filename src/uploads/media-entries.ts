import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { type Connection, type Model, type Types, trusted } from 'mongoose';
import { NO_FOCUS } from '../contract/media';
import { sizeOfUpload } from '../contract/uploads';
import { isDuplicateKey } from '../platform/errors/database-error';
import { insertOnce } from '../platform/idempotency/insert-once';
import { canBeFound, findNamed } from './named-files';
import { MediaFile, type MediaRow, stemsOf } from './schemas/media-file.schema';
import { UploadStorage } from './storage/upload-storage';
import { familyOf, isSmaller } from './upload-names';

const DOCUMENT = /\.(pdf|docx?)$/;

/** What was deleted in the library, and what a former text alone shows, is no file of before. */
const LEFT_OUT = ['trash', 'versions'];

/** The media library's entry of each uploaded file: as long as there is one, the sweep leaves the file alone. */
@Injectable()
export class MediaEntries {
  private takenIn: Promise<void> | undefined;

  constructor(
    @InjectModel(MediaFile.name) private readonly model: Model<MediaRow>,
    @InjectConnection() private readonly connection: Connection,
    private readonly storage: UploadStorage,
  ) {}

  /**
   * Answers the file of the entry: another one where it is there already.
   * @param name that it came with
   * @param addedBy who uploaded it
   */
  async add(id: Types.ObjectId, file: string, name: string, addedBy: string): Promise<string> {
    const entered = await insertOnce(this.model, id, await this.describe(file, { name, addedBy }));
    return (entered as MediaRow).file;
  }

  /** What the storage and the file's own name say of it. */
  async describe(file: string, { name, addedBy }: { name: string; addedBy: string }): Promise<Partial<MediaRow>> {
    const size = sizeOfUpload(`/uploads/${file}`);
    return {
      ...NO_FOCUS,
      file,
      stem: familyOf(file),
      name,
      isPicture: !DOCUMENT.test(file),
      width: size?.width ?? null,
      height: size?.height ?? null,
      bytes: (await this.storage.sizeOf(file)) ?? 0,
      addedBy,
    };
  }

  /** Whether a record names it, also one that can be brought back. */
  async isNamed(file: string): Promise<boolean> {
    const stem = familyOf(file);
    return (await findNamed(this.connection, new Set([stem]), [this.model.collection.collectionName])).has(stem);
  }

  /** Names of files when they came, by their stems. */
  async namesOf(files: readonly string[]): Promise<Map<string, string>> {
    const stem = trusted({ $in: files.map(familyOf) });
    const rows = await this.model.find({ stem }).select('stem name').lean<Pick<MediaRow, 'stem' | 'name'>[]>();
    return new Map(rows.map((row) => [row.stem, row.name]));
  }

  async forget(file: string): Promise<void> {
    await this.model.deleteOne({ file });
  }

  /** The first time that somebody looks. */
  takeInOnce(): Promise<void> {
    this.takenIn ??= this.takeIn().catch((error: unknown) => {
      this.takenIn = undefined;
      throw error;
    });
    return this.takenIn;
  }

  /**
   * Takes in the files without an entry that records name: those of before there were entries. One that nothing names is an upload that was
   * never finished.
   */
  async takeIn(): Promise<void> {
    const known = stemsOf(await this.model.find().select('stem former').lean<Pick<MediaRow, 'stem' | 'former'>[]>());
    const unknown = (await this.storage.list()).filter(
      (file) => !isSmaller(file) && canBeFound(familyOf(file)) && !known.has(familyOf(file)),
    );
    if (unknown.length === 0) return;
    const named = await findNamed(this.connection, new Set(unknown.map(familyOf)), LEFT_OUT);
    for (const file of unknown.filter((each) => named.has(familyOf(each)))) {
      const writtenAt = await this.storage.writtenAt(file);
      if (writtenAt === null) continue;
      const at = new Date(writtenAt);
      const entry = { ...(await this.describe(file, { name: file, addedBy: '' })), createdAt: at, updatedAt: at };
      // Somebody else may have been faster.
      await this.model.create(entry).catch((error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
      });
    }
  }
}
