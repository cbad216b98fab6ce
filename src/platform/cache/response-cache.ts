import type { CachedResponse } from './cached-response';
import type { ContentMark, ContentVersionsService } from './content-versions.service';

/** Longest age: a process may have died between a change and telling of it, or the data changed past the product. */
export const MAX_AGE_MS = 60_000;

interface CacheLimits {
  maxBytes: number;
  /** How long what `ContentVersionsService.drift` counts may lag. */
  maxDriftMs?: number;
}

interface Entry {
  response: CachedResponse;
  mark: ContentMark;
  madeAt: number;
}

/** Responses by key within a bound, each until the content it shows changes; the least recently used go first. */
export class ResponseCache {
  private readonly entries = new Map<string, Entry>();
  private bytes = 0;

  constructor(
    protected readonly versions: ContentVersionsService,
    private readonly limits: CacheLimits,
  ) {}

  /** What all of them take. */
  get size(): number {
    return this.bytes;
  }

  /** Returns what is to be sent, or null when it must be made. */
  get(key: string): CachedResponse | null {
    const entry = this.entries.get(key);
    if (!entry) return null;
    if (!this.versions.isCurrent(entry.mark)) {
      this.drop(key, entry);
      return null;
    }
    this.entries.delete(key);
    this.entries.set(key, entry);
    return this.isFresh(entry) ? entry.response : null;
  }

  /** Returns what is cached, however old: for a caller that found the database away, so that nothing newer can be made. */
  getStale(key: string): CachedResponse | null {
    this.versions.noteSilence();
    return this.entries.get(key)?.response ?? null;
  }

  /** @param mark taken before the content was read: after a write in between nothing is kept, nor what takes half of the room. */
  put(key: string, mark: ContentMark, response: CachedResponse): void {
    if (!this.versions.isCurrent(mark) || response.size > this.limits.maxBytes / 2) return;
    const before = this.entries.get(key);
    if (before) this.drop(key, before);
    this.entries.set(key, { response, mark, madeAt: performance.now() });
    this.bytes += response.size;
    for (const [oldest, entry] of this.entries) {
      if (this.bytes <= this.limits.maxBytes) return;
      this.drop(oldest, entry);
    }
  }

  private isFresh({ mark, madeAt }: Entry): boolean {
    if (this.versions.isCutOff) return true;
    const age = performance.now() - madeAt;
    const { maxDriftMs = Number.POSITIVE_INFINITY } = this.limits;
    return age <= MAX_AGE_MS && (age <= maxDriftMs || !this.versions.hasDrifted(mark));
  }

  private drop(key: string, entry: Entry): void {
    this.entries.delete(key);
    this.bytes -= entry.response.size;
  }
}
