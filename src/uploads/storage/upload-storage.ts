import { randomBytes } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LIMITS } from '../../contract/limits';

/** Without a separator or a dot at the start, a name cannot name a file in another folder. */
const FILE_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;

export function isUploadName(name: string): boolean {
  return name.length <= LIMITS.fileName && FILE_NAME.test(name);
}

export function randomName(): string {
  return randomBytes(12).toString('hex');
}

export interface StoredUpload {
  bytes: number;
  writtenAt: Date;
}

/** Stores uploads. A file gets its name only when it is complete and synced to disk. Its content never changes. */
export abstract class UploadStorage {
  /** Folder of incomplete files. It is never served, because its name begins with a dot. */
  abstract readonly incomingPath: string;
  abstract readonly servedPath: string;

  /**
   * Returns the path of an upload on this disk. Returns `null` for an invalid name and, with MongoDB, for a missing
   * file. Throws 503 if MongoDB is unavailable.
   */
  abstract bring(name: string): Promise<string | null>;

  /** Stores a complete file of the folder `incomingPath` under its name. */
  abstract adopt(incoming: string, name: string): Promise<void>;
  abstract remove(name: string): Promise<boolean>;
  abstract list(): Promise<string[]>;

  /** Returns the names of files that were written before `before`, in ms since 1970. */
  abstract listOlder(before: number): Promise<string[]>;

  /** Returns size and time of writing, or `null` if the file is missing. */
  abstract stat(name: string): Promise<StoredUpload | null>;

  /** Removes incomplete files that crashes left, if they were last written before `before`, in ms since 1970. */
  abstract clearIncoming(before: number): Promise<void>;

  async write(name: string, bytes: Buffer): Promise<void> {
    const incoming = join(this.incomingPath, randomName());
    try {
      await writeFile(incoming, bytes, { flag: 'wx', mode: 0o644 });
      await this.adopt(incoming, name);
    } finally {
      await rm(incoming, { force: true });
    }
  }

  async read(name: string): Promise<Buffer> {
    return readFile(await this.find(name));
  }

  /** Works like `bring`, but throws if there is no such file. */
  async find(name: string): Promise<string> {
    const path = await this.bring(name);
    if (path === null) throw new Error('There is no such upload.');
    return path;
  }
}
