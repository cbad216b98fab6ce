import { existsSync, rmSync, utimesSync } from 'node:fs';
import { basename, join } from 'node:path';
import { UploadStorage } from '../../src/uploads/storage/upload-storage';
import type { TestApp } from './app';

/** Reads and changes stored uploads, in the folder or in MongoDB. Callers name an upload by its path on the site. */
export class StoredUploads {
  constructor(private readonly test: TestApp) {}

  async names(): Promise<string[]> {
    return (await this.test.app.get(UploadStorage).list()).sort();
  }

  read(path: string): Promise<Buffer> {
    return this.test.app.get(UploadStorage).read(basename(path));
  }

  /** Sets the time of a stored file to `milliseconds` ago, and returns this time. */
  async age(path: string, milliseconds: number): Promise<Date> {
    const at = new Date(Date.now() - milliseconds);
    const file = this.inFolder(path);
    if (existsSync(file)) utimesSync(file, at, at);
    await this.files.updateOne({ filename: basename(path) }, { $set: { 'metadata.writtenAt': at } });
    return at;
  }

  /** Deletes a file from the storage, without the product noticing. */
  async lose(path: string): Promise<void> {
    rmSync(this.inFolder(path), { force: true });
    await this.files.deleteOne({ filename: basename(path) });
  }

  private inFolder(path: string): string {
    return join(this.test.environment.dataDir, 'uploads', basename(path));
  }

  private get files() {
    return this.test.connection.collection('uploads.files');
  }
}
