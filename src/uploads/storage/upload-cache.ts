import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A file that somebody is about to open stays, also when there is no room for it. */
const IN_USE_MS = 5_000;

interface CachedFile {
  bytes: number;
  usedAt: number;
}

/** Copies of uploads on this machine's disk, whole or not at all. Beyond its bound the one goes that was used least recently. */
export class UploadCache {
  /** In the order of their last use. */
  private readonly kept = new Map<string, CachedFile>();
  private bytes = 0;

  constructor(
    readonly path: string,
    private readonly maxBytes: number,
    private readonly now: () => number = () => performance.now(),
  ) {
    mkdirSync(path, { recursive: true });
    const found = readdirSync(path).map((name) => ({ name, stats: statSync(join(path, name)) }));
    // Most disks note when a file was read, to the day; else they are in the order in which they came.
    for (const { name, stats } of found.sort((a, b) => a.stats.atimeMs - b.stats.atimeMs)) {
      this.note(name, stats.size, Number.NEGATIVE_INFINITY);
    }
  }

  /** Its path, `null` when it is not here. */
  async use(name: string): Promise<string | null> {
    const path = join(this.path, name);
    const found = await stat(path).catch(() => null);
    if (found) this.note(name, found.size);
    else this.forget(name);
    return found && path;
  }

  /** Takes a whole file in. Answers where it lies then. */
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
    this.forget(name);
    await rm(join(this.path, name), { force: true });
  }

  private async breakPageFor(): Promise<void> {
    for (const [name, { usedAt }] of this.kept) {
      if (this.bytes <= this.maxBytes || usedAt > this.now() - IN_USE_MS) return;
      await this.remove(name);
    }
  }

  private note(name: string, bytes: number, usedAt = this.now()): void {
    this.forget(name);
    this.kept.set(name, { bytes, usedAt });
    this.bytes += bytes;
  }

  private forget(name: string): void {
    this.bytes -= this.kept.get(name)?.bytes ?? 0;
    this.kept.delete(name);
  }
}
