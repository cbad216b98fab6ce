import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Outbox, type OutboxEntry } from './outbox';

export const outboxPath = (dataDir: string): string => join(dataDir, 'outbox');

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Stores emails as files. `list` includes temporary files that a crash left, because they contain personal data too.
 */
export class OutboxFolder extends Outbox {
  constructor(private readonly path: string) {
    super();
  }

  /** Writes a temporary file first, so that nobody reads a partial email. */
  async add(name: string, mail: Buffer): Promise<void> {
    await mkdir(this.path, { recursive: true, mode: 0o700 });
    const draft = join(this.path, `.${name}.tmp`);
    try {
      const handle = await open(draft, 'wx', 0o600);
      try {
        await handle.writeFile(mail);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(draft, join(this.path, name));
      await flush(this.path);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  async list(): Promise<OutboxEntry[]> {
    const names = await readdir(this.path).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    const entries: OutboxEntry[] = [];
    for (const name of names.sort()) {
      const found = await stat(join(this.path, name)).catch(() => null);
      if (found?.isFile()) entries.push({ name, writtenAt: found.mtime });
    }
    return entries;
  }

  async read(name: string): Promise<Buffer | null> {
    return readFile(join(this.path, name)).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
  }

  async remove(name: string): Promise<void> {
    await rm(join(this.path, name), { force: true });
  }
}
