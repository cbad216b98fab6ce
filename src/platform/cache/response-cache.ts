import type { CachedResponse } from './cached-response';
import type { ContentMark, ContentVersionsService } from './content-versions.service';

/** Maximum age of a cached response. Unannounced changes, such as database edits, appear after it at the latest. */
export const MAX_AGE_MS = 60_000;

interface CacheLimits {
  maxBytes: number;
  /** Maximum time for which responses may lack small changes like view counts: `ContentVersionsService.drift`. */
  maxDriftMs?: number;
}

interface Entry {
  response: CachedResponse;
  mark: ContentMark;
  madeAt: number;
}

/** Caches responses by key until their content changes. Beyond `maxBytes` it drops the least recently used ones. */
export class ResponseCache {
  private readonly entries = new Map<string, Entry>();
  private bytes = 0;

  constructor(
    protected readonly versions: ContentVersionsService,
    private readonly limits: CacheLimits,
  ) {}

  get size(): number {
    return this.bytes;
  }

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

  /** Returns a cached response of any age. Call it only after the database failed to answer. */
  getStale(key: string): CachedResponse | null {
    this.versions.noteSilence();
    return this.entries.get(key)?.response ?? null;
  }

  /** Stores a response, unless content was written since `mark` or the response needs more than half of the cache. */
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
