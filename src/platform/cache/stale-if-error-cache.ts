import type { CachedResource } from '../../contract/cached-resources';
import type { DatabaseReadiness } from '../database/database-readiness';
import { isDatabaseDown } from '../errors/database-error';
import type { ContentMark, ContentVersionsService } from './content-versions.service';
import { MAX_AGE_MS } from './response-cache';

/** Caches a value that every page needs. While the database does not answer, the last value is returned. */
export class StaleIfErrorCache<T> {
  private known: { value: T; mark: ContentMark; readAt: number } | undefined;
  private reading: { value: Promise<T>; mark: ContentMark } | undefined;

  constructor(
    private readonly readiness: DatabaseReadiness,
    private readonly versions: ContentVersionsService,
    private readonly resource: CachedResource,
    private readonly readStored: () => Promise<T>,
  ) {}

  /** Returns the value, at most a minute old. Throws 503 if the database is away and no value was read before. */
  async read(): Promise<T> {
    const { known } = this;
    const isFresh = known && this.versions.isCurrent(known.mark) && performance.now() - known.readAt < MAX_AGE_MS;
    if (isFresh) return known.value;
    try {
      return await this.readAnew();
    } catch (error) {
      if (known && isDatabaseDown(error)) return known.value;
      throw error;
    }
  }

  /** Starts a read that concurrent callers share until the content changes. */
  private readAnew(): Promise<T> {
    if (this.reading && this.versions.isCurrent(this.reading.mark)) return this.reading.value;
    const mark = this.versions.mark(this.resource);
    const stored = this.readiness.whileAnswers(this.readStored());
    const reading = { mark, value: stored.then((value) => this.remember(value, mark)) };
    this.reading = reading;
    return reading.value.finally(() => {
      if (this.reading === reading) this.reading = undefined;
    });
  }

  private remember(value: T, mark: ContentMark): T {
    if (!this.known || this.versions.isCurrent(mark)) this.known = { value, mark, readAt: performance.now() };
    return value;
  }
}
