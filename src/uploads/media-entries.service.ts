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

/** Stores entries of the media library for uploaded files. The cleanup of unused files keeps files with an entry. */
@Injectable()
export class MediaEntriesService {
  constructor(
    @InjectModel(MediaFile.name) private readonly model: Model<MediaRow>,
    @InjectConnection() private readonly connection: Connection,
    private readonly storage: UploadStorage,
  ) {}

  /**
   * Adds an entry and returns its file. If an entry with this id exists, returns the file of that entry.
   * @param name original file name
   */
  async add(id: Types.ObjectId, file: string, name: string, addedBy: string): Promise<string> {
    const entered = await insertOnce(this.model, id, await this.describe(file, { name, addedBy }));
    return (entered as MediaRow).file;
  }

  /** Returns the fields of a file's entry. Width, height and type come from the stored file's name. */
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
      bytes: (await this.storage.stat(file))?.bytes ?? 0,
      addedBy,
    };
  }

  /** True if a record, a deleted record or a version names the file or its media entry. */
  async isNamed(file: string): Promise<boolean> {
    const stem = familyOf(file);
    const entry = await this.model.findOne({ stem }).select('_id').lean<Pick<MediaRow, '_id'> | null>();
    const names = new Set([stem, ...(entry ? [entry._id.toHexString()] : [])]);
    return (await findNamed(this.connection, names, [this.model.collection.collectionName])).size > 0;
  }

  async namesOf(files: readonly string[]): Promise<Map<string, string>> {
    const stem = trusted({ $in: files.map(familyOf) });
    const rows = await this.model.find({ stem }).select('stem name').lean<Pick<MediaRow, 'stem' | 'name'>[]>();
    return new Map(rows.map((row) => [row.stem, row.name]));
  }

  async remove(file: string): Promise<void> {
    await this.model.deleteOne({ file });
  }
}
