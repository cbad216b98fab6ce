import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { open, readdir, rename, rm, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { LIMITS } from '../contract/limits';
import { ENVIRONMENT } from '../platform/config/config.module';
import type { Environment } from '../platform/config/environment';

/** Begins with a letter or digit and holds no separator, so it can name nothing outside the folder. */
const FILE_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;

export function isUploadName(name: string): boolean {
  return name.length <= LIMITS.fileName && FILE_NAME.test(name);
}

/** 96 random bits. */
export function randomName(): string {
  return randomBytes(12).toString('hex');
}

/** The files in `DATA_DIR/uploads`. A file appears under its name whole and on disk, or not at all. */
@Injectable()
export class UploadFolder {
  readonly path: string;
  /** What is still being received or made; never served, since its name begins with a dot. */
  readonly incomingPath: string;

  constructor(@Inject(ENVIRONMENT) environment: Environment) {
    this.path = join(environment.dataDir, 'uploads');
    this.incomingPath = join(this.path, '.incoming');
    mkdirSync(this.incomingPath, { recursive: true });
  }

  /** Stores bytes under a name. */
  async write(name: string, bytes: Buffer): Promise<void> {
    const incoming = join(this.incomingPath, randomName());
    try {
      const file = await open(incoming, 'wx', 0o644);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await this.appear(incoming, name);
    } finally {
      await rm(incoming, { force: true });
    }
  }

  /** Gives a received file its name. */
  async adopt(incoming: string, name: string): Promise<void> {
    const file = await open(incoming, 'r+');
    try {
      await file.sync();
    } finally {
      await file.close();
    }
    await this.appear(incoming, name);
  }

  /** Whether there was such a file. */
  async remove(name: string): Promise<boolean> {
    if (!isUploadName(name)) return false;
    try {
      await unlink(join(this.path, name));
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
      throw error;
    }
  }

  /** Names of all stored files. */
  async list(): Promise<string[]> {
    return (await readdir(this.path)).filter(isUploadName);
  }

  /** When a stored file was written, in milliseconds; null when it is gone. */
  async writtenAt(name: string): Promise<number | null> {
    return stat(join(this.path, name)).then(
      ({ mtimeMs }) => mtimeMs,
      () => null,
    );
  }

  /** Removes what a crash left half received. */
  async clearIncoming(before: number): Promise<void> {
    for (const name of await readdir(this.incomingPath)) {
      const path = join(this.incomingPath, name);
      const found = await stat(path).catch(() => null);
      if (found && found.mtimeMs < before) await rm(path, { force: true });
    }
  }

  private async appear(incoming: string, name: string): Promise<void> {
    await rename(incoming, join(this.path, name));
    // The name itself must be on disk too before it is answered.
    const folder = await open(this.path, 'r');
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  }
}
