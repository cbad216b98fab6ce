import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { type Connection, type Model, type Types, trusted } from 'mongoose';
import { NO_FOCUS } from '../contract/media';
import { sizeOfUpload } from '../contract/uploads';
import { insertOnce } from '../platform/idempotency/insert-once';
import { findNamed } from './named-files';
import { MediaFile, type MediaRow } from './schemas/media-file.schema';
import { UploadStorage } from './storage/upload-storage';
import { familyOf } from './upload-names';

const DOCUMENT = /\.(pdf|docx?)$/;

/** The media library's entry of each uploaded file: as long as there is one, the sweep leaves the file alone. */
@Injectable()
export class MediaEntriesService {
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

  /** Whether a record names it or its picture, also one that can be restored. */
  async isNamed(file: string): Promise<boolean> {
    const stem = familyOf(file);
    const entry = await this.model.findOne({ stem }).select('_id').lean<Pick<MediaRow, '_id'> | null>();
    const names = new Set([stem, ...(entry ? [entry._id.toHexString()] : [])]);
    return (await findNamed(this.connection, names, [this.model.collection.collectionName])).size > 0;
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
}
