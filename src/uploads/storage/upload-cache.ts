import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A used file is kept for this time even beyond the size limit, because a request may be about to open it. */
const IN_USE_MS = 5_000;

interface CachedFile {
  bytes: number;
  usedAt: number;
}

/** Complete copies of uploads on this disk. Beyond `maxBytes` the least recently used file is removed. */
export class UploadCache {
  /** Ordered by last use. The file that was unused for the longest time comes first. */
  private readonly files = new Map<string, CachedFile>();
  private bytes = 0;

  constructor(
    readonly path: string,
    private readonly maxBytes: number,
    private readonly now: () => number = () => performance.now(),
  ) {
    mkdirSync(path, { recursive: true });
    const found = readdirSync(path).map((name) => ({ name, stats: statSync(join(path, name)) }));
    // Sorts by the time of the last read. Many disks record only the first read of a day, so the order is approximate.
    for (const { name, stats } of found.sort((a, b) => a.stats.atimeMs - b.stats.atimeMs)) {
      this.note(name, stats.size, Number.NEGATIVE_INFINITY);
    }
  }

  /** Returns the path of a cached file and records its use. Returns `null` if the file is not cached. */
  async use(name: string): Promise<string | null> {
    const path = join(this.path, name);
    const found = await stat(path).catch(() => null);
    if (found) this.note(name, found.size);
    else this.drop(name);
    return found && path;
  }

  async adopt(file: string, name: string): Promise<string> {
    const path = join(this.path, name);
    const { size } = await stat(file);
    await mkdir(this.path, { recursive: true });
    await rename(file, path);
    this.note(name, size);
    await this.breakPageFor();
    return path;
  }

  async remove(name: string): Promise<void> {
    this.drop(name);
    await rm(join(this.path, name), { force: true });
  }

  private async breakPageFor(): Promise<void> {
    for (const [name, { usedAt }] of this.files) {
      if (this.bytes <= this.maxBytes || usedAt > this.now() - IN_USE_MS) return;
      await this.remove(name);
    }
  }

  private note(name: string, bytes: number, usedAt = this.now()): void {
    this.drop(name);
    this.files.set(name, { bytes, usedAt });
    this.bytes += bytes;
  }

  private drop(name: string): void {
    this.bytes -= this.files.get(name)?.bytes ?? 0;
    this.files.delete(name);
  }
}
