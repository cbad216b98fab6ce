import { mkdirSync, type Stats } from 'node:fs';
import { open, readdir, rename, rm, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { isUploadName, randomName, UploadStorage } from './upload-storage';

/** Stores files in `DATA_DIR/uploads`. With the embedded database, all uploads are in this folder. */
export class UploadFolder extends UploadStorage {
  private readonly path: string;
  readonly incomingPath: string;

  constructor(dataDir: string) {
    super();
    this.path = join(dataDir, 'uploads');
    this.incomingPath = join(this.path, '.incoming');
    mkdirSync(this.incomingPath, { recursive: true });
  }

  get servedPath(): string {
    return this.path;
  }

  /** Returns the path of an upload, even if the file is missing. Returns `null` for an invalid name. */
  async bring(name: string): Promise<string | null> {
    return isUploadName(name) ? join(this.path, name) : null;
  }

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

  async adopt(incoming: string, name: string): Promise<void> {
    const file = await open(incoming, 'r+');
    try {
      await file.sync();
    } finally {
      await file.close();
    }
    await this.appear(incoming, name);
  }

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

  async list(): Promise<string[]> {
    return (await readdir(this.path)).filter(isUploadName);
  }

  async listOlder(before: number): Promise<string[]> {
    const old: string[] = [];
    for (const name of await this.list()) {
      const writtenAt = await this.writtenAt(name);
      if (writtenAt !== null && writtenAt < before) old.push(name);
    }
    return old;
  }

  async writtenAt(name: string): Promise<number | null> {
    return (await this.stat(name))?.mtimeMs ?? null;
  }

  async sizeOf(name: string): Promise<number | null> {
    return (await this.stat(name))?.size ?? null;
  }

  stat(name: string): Promise<Stats | null> {
    return stat(join(this.path, name)).catch(() => null);
  }

  async clearIncoming(before: number): Promise<void> {
    for (const name of await readdir(this.incomingPath)) {
      const path = join(this.incomingPath, name);
      const found = await stat(path).catch(() => null);
      if (found && found.mtimeMs < before) await rm(path, { force: true });
    }
  }

  private async appear(incoming: string, name: string): Promise<void> {
    await rename(incoming, join(this.path, name));
    // Syncs the folder too, so that the new name is on the disk before the answer is sent.
    const folder = await open(this.path, 'r');
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  }
}
