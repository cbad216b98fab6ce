import type { CachedResource } from '../contract/calls/resource-calls';
import { ContentVersions } from '../platform/cache/content-versions';
import type { PageAnswer } from './page-answer';

const RESOURCES: CachedResource[] = ['blogs', 'team', 'services', 'settings', 'pages'];
const MAX_BYTES = 8 * 1024 * 1024;
/** A shown view count may lag by a minute (stack, "server rendering"). */
const MAX_AGE_MS = 60_000;
/** Other processes may write to the same MongoDB. */
const SHARED_MAX_AGE_MS = 5_000;

interface KeptPage {
  answer: PageAnswer;
  madeAt: number;
}

/** Rendered documents by name, each until anything that visitors read changes. */
export class PageCache {
  private readonly pages = new Map<string, KeptPage>();
  private readonly maxAgeMs: number;
  private bytes = 0;
  /** Of all pages that are kept. */
  private keptVersion = -1;

  constructor(
    private readonly versions: ContentVersions,
    database: 'embedded' | 'mongodb',
  ) {
    this.maxAgeMs = database === 'mongodb' ? SHARED_MAX_AGE_MS : MAX_AGE_MS;
  }

  /** Moves with every change of what visitors read. Take it before reading what is to be kept. */
  version(): number {
    let version = 0;
    for (const resource of RESOURCES) version += this.versions.of(resource).version;
    return version;
  }

  find(url: string): PageAnswer | null {
    const page = this.pages.get(url);
    if (!page) return null;
    if (this.keptVersion !== this.version() || performance.now() - page.madeAt >= this.maxAgeMs) {
      this.drop(url, page);
      return null;
    }
    // To the end of the line: what was not asked for longest goes first.
    this.pages.delete(url);
    this.pages.set(url, page);
    return page.answer;
  }

  keep(url: string, answer: PageAnswer, version: number): void {
    if (version < this.keptVersion) return;
    if (version > this.keptVersion) this.clear(version);
    const before = this.pages.get(url);
    if (before) this.drop(url, before);
    this.pages.set(url, { answer, madeAt: performance.now() });
    this.bytes += answer.size;
    for (const [oldest, page] of this.pages) {
      if (this.bytes <= MAX_BYTES) return;
      this.drop(oldest, page);
    }
  }

  /** Pages of before are never sent again, and would only take memory until others push them out. */
  private clear(version: number): void {
    this.pages.clear();
    this.bytes = 0;
    this.keptVersion = version;
  }

  private drop(url: string, page: KeptPage): void {
    this.pages.delete(url);
    this.bytes -= page.answer.size;
  }
}
