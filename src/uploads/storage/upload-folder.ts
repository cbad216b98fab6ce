import { mkdirSync } from 'node:fs';
import { open, readdir, rename, rm, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { isUploadName, type StoredUpload, UploadStorage } from './upload-storage';

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

  async adopt(incoming: string, name: string): Promise<void> {
    await sync(incoming);
    await rename(incoming, join(this.path, name));
    // Syncs the folder too, so that the new name is on the disk before the answer is sent.
    await sync(this.path);
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
      const found = await this.stat(name);
      if (found && found.writtenAt.getTime() < before) old.push(name);
    }
    return old;
  }

  async stat(name: string): Promise<StoredUpload | null> {
    const found = await stat(join(this.path, name)).catch(() => null);
    return found && { bytes: found.size, writtenAt: found.mtime };
  }

  async clearIncoming(before: number): Promise<void> {
    for (const name of await readdir(this.incomingPath)) {
      const path = join(this.incomingPath, name);
      const found = await stat(path).catch(() => null);
      if (found && found.mtimeMs < before) await rm(path, { force: true });
    }
  }
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
