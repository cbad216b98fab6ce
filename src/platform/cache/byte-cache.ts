import { type ContentMark, ContentVersions } from './content-versions';
import type { KeptBytes } from './kept-bytes';

/** With MongoDB nothing is kept longer: somebody may have died between a change and telling of it, or have changed it past the product. */
export const SHARED_MAX_AGE_MS = 60_000;

/** How long bytes may be sent whose content has not changed. */
export interface Lifetime {
  maxBytes: number;
  maxAgeMs?: number;
  /** How long that may lag which `ContentVersions.drift` counts. */
  maxDriftMs?: number;
  /** While one caller makes the next version of what is too old, the others get the present one for so long. */
  staleMs?: number;
}

interface Entry {
  bytes: KeptBytes;
  mark: ContentMark;
  madeAt: number;
  /** Until then somebody else is making the next version. */
  staleUntil: number;
}

interface Begun {
  mark: ContentMark;
  bytes: Promise<KeptBytes>;
}

/** Bytes by key within a bound, each until the content it shows changes; those that were not asked for longest go first. */
export class ByteCache {
  private readonly entries = new Map<string, Entry>();
  private readonly begun = new Map<string, Begun>();
  private readonly lifetime: Required<Lifetime>;
  private bytes = 0;

  constructor(
    private readonly versions: ContentVersions,
    { maxBytes, maxAgeMs = Number.POSITIVE_INFINITY, maxDriftMs = Number.POSITIVE_INFINITY, staleMs = 0 }: Lifetime,
  ) {
    this.lifetime = { maxBytes, maxAgeMs, maxDriftMs, staleMs };
  }

  /** What all of them take. */
  get size(): number {
    return this.bytes;
  }

  /** What is to be sent, or null when it must be made. */
  find(key: string): KeptBytes | null {
    const entry = this.entries.get(key);
    if (!entry) return null;
    const now = performance.now();
    const freshness = this.judge(entry, now);
    if (freshness === 'gone') {
      // What is only old stays for `findOld`: the database may be found away while it is made anew.
      if (!this.versions.isCurrent(entry.mark)) this.drop(key, entry);
      return null;
    }
    // To the end of the line.
    this.entries.delete(key);
    this.entries.set(key, entry);
    if (freshness === 'fresh' || now < entry.staleUntil) return entry.bytes;
    entry.staleUntil = now + this.lifetime.staleMs;
    return null;
  }

  /** What is kept if there is nothing newer to be made. */
  findFresh(key: string): KeptBytes | null {
    const entry = this.entries.get(key);
    return entry && this.judge(entry, performance.now()) === 'fresh' ? entry.bytes : null;
  }

  /** What is kept, however old: for whoever has found the database away, so that nothing newer can be made. */
  findOld(key: string): KeptBytes | null {
    this.versions.noteSilence();
    return this.entries.get(key)?.bytes ?? null;
  }

  /** @param mark taken before the content was read: with a write in between it is not kept, nor is what would take more than half of the room. */
  keep(key: string, mark: ContentMark, bytes: KeptBytes): void {
    if (!this.versions.isCurrent(mark) || bytes.size > this.lifetime.maxBytes / 2) return;
    const before = this.entries.get(key);
    if (before) this.drop(key, before);
    this.entries.set(key, { bytes, mark, madeAt: performance.now(), staleUntil: 0 });
    this.bytes += bytes.size;
    for (const [oldest, entry] of this.entries) {
      if (this.bytes <= this.lifetime.maxBytes) return;
      this.drop(oldest, entry);
    }
  }

  /** What is being made just now, unless its content has changed since it was begun. */
  making(key: string): Promise<KeptBytes> | null {
    const begun = this.begun.get(key);
    return begun && this.versions.isCurrent(begun.mark) ? begun.bytes : null;
  }

  /** Has it made once for all who ask meanwhile; what was begun before a change is not for those who ask after it. */
  make(key: string, mark: ContentMark, work: () => Promise<KeptBytes>): Promise<KeptBytes> {
    const making = this.making(key);
    if (making) return making;
    const bytes = work().finally(() => {
      if (this.begun.get(key)?.bytes === bytes) this.begun.delete(key);
    });
    this.begun.set(key, { mark, bytes });
    return bytes;
  }

  private judge({ mark, madeAt }: Entry, now: number): 'fresh' | 'old' | 'gone' {
    if (!this.versions.isCurrent(mark)) return 'gone';
    if (this.versions.isCutOff) return 'fresh';
    const { maxAgeMs, maxDriftMs, staleMs } = this.lifetime;
    const age = now - madeAt;
    if (age > maxAgeMs) return age > maxAgeMs + staleMs ? 'gone' : 'old';
    return age > maxDriftMs && this.versions.hasDrifted(mark) ? 'old' : 'fresh';
  }

  private drop(key: string, entry: Entry): void {
    this.entries.delete(key);
    this.bytes -= entry.bytes.size;
  }
}
