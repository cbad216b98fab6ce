import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { LIMITS } from '../../contract/limits';

/** Begins with a letter or digit and holds no separator, so it can name nothing outside the folder. */
const FILE_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;

export function isUploadName(name: string): boolean {
  return name.length <= LIMITS.fileName && FILE_NAME.test(name);
}

/** 96 random bits. */
export function randomName(): string {
  return randomBytes(12).toString('hex');
}

/** Where uploads lie. A file appears under its name whole and stored for good, or not at all; what a name stands for never changes. */
export abstract class UploadStorage {
  /** What is still being received or made; never served, since its name begins with a dot. */
  abstract readonly incomingPath: string;
  /** The folder of all paths that `bring` answers. */
  abstract readonly servedPath: string;

  /** Where the file can be read on this machine now; `null` for one that there cannot be. Errors: 503 it lies in a database that is away. */
  abstract bring(name: string): Promise<string | null>;

  /** Stores bytes under a name. */
  abstract write(name: string, bytes: Buffer): Promise<void>;

  /** Gives a received file its name. */
  abstract adopt(incoming: string, name: string): Promise<void>;

  /** Whether there was such a file. */
  abstract remove(name: string): Promise<boolean>;

  /** Names of all stored files. */
  abstract list(): Promise<string[]>;

  /** Names of those that were written before a time, in milliseconds. */
  abstract listOlder(before: number): Promise<string[]>;

  /** When a stored file was written, in milliseconds; null when it is gone. */
  abstract writtenAt(name: string): Promise<number | null>;

  /** Bytes of a stored file; null when it is gone. */
  abstract sizeOf(name: string): Promise<number | null>;

  /** Removes what a crash left half received. @param before in milliseconds */
  abstract clearIncoming(before: number): Promise<void>;

  /** Its content. Errors: it is gone; those of `bring`. */
  async read(name: string): Promise<Buffer> {
    return readFile(await this.find(name));
  }

  /** As `bring`. Errors: there cannot be one; those of `bring`. */
  async find(name: string): Promise<string> {
    const path = await this.bring(name);
    if (path === null) throw new Error('There is no such upload.');
    return path;
  }
}
