import type { CachedResource } from '../../contract/cached-resources';
import { isDatabaseAway } from '../errors/database-error';
import type { ContentMark, ContentVersionsService } from './content-versions.service';
import { MAX_AGE_MS } from './response-cache';

/**
 * What every page needs and few people change, read from memory until the resource changes, here or in another process.
 * While the database is away the last known value holds, so that pages that need nothing else still stand.
 */
export class StaleIfErrorCache<T> {
  private known: { value: T; mark: ContentMark; readAt: number } | undefined;
  private reading: { value: Promise<T>; mark: ContentMark } | undefined;

  constructor(
    private readonly versions: ContentVersionsService,
    private readonly resource: CachedResource,
    private readonly readStored: () => Promise<T>,
  ) {}

  /** Errors: 503 the database is away and nothing is known yet. */
  async read(): Promise<T> {
    const { known } = this;
    const isFresh = known && this.versions.isCurrent(known.mark) && performance.now() - known.readAt < MAX_AGE_MS;
    if (isFresh) return known.value;
    try {
      return await this.readAnew();
    } catch (error) {
      if (known && isDatabaseAway(error)) return known.value;
      throw error;
    }
  }

  /** Once for all who ask meanwhile; what was begun before a change is not for those who ask after it. */
  private readAnew(): Promise<T> {
    if (this.reading && this.versions.isCurrent(this.reading.mark)) return this.reading.value;
    const mark = this.versions.mark(this.resource);
    const reading = { mark, value: this.readStored().then((value) => this.remember(value, mark)) };
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
