import type { IncomingMessage } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import type { CountedRoute } from '../../contract/calls/resource-calls';
import { ENVIRONMENT } from '../config/config.module';
import type { Environment } from '../config/environment';
import { DATABASE_KIND } from '../database/database-readiness';
import { listSecurityHeaders } from '../http/security-headers';
import { PROTECTION } from '../limits/protection';
import { ByteCache, SHARED_MAX_AGE_MS } from './byte-cache';
import type { CacheTarget } from './cached-routes';
import { type ContentMark, ContentVersions } from './content-versions';
import { KeptBytes } from './kept-bytes';

/** How long view counts may lag. */
const MAX_DRIFT_MS = 1_000;
const STALE_MS = 2_000;

/** @param id in the path. */
type CountVisit = (id: string, request: IncomingMessage) => void;

/** Public answers in memory. Each is served until the content it shows changes. */
@Injectable()
export class AnswerCache {
  private readonly kept: ByteCache;
  private readonly headers: Record<string, string>;
  private readonly counters = new Map<CountedRoute, CountVisit>();

  constructor(
    private readonly versions: ContentVersions,
    @Inject(DATABASE_KIND) kind: 'embedded' | 'mongodb',
    @Inject(ENVIRONMENT) environment: Environment,
  ) {
    const maxAgeMs = kind === 'mongodb' ? SHARED_MAX_AGE_MS : undefined;
    this.kept = new ByteCache(versions, {
      maxBytes: PROTECTION.kept.answersBytes,
      maxAgeMs,
      maxDriftMs: MAX_DRIFT_MS,
      staleMs: STALE_MS,
    });
    this.headers = {
      ...Object.fromEntries(listSecurityHeaders(environment)),
      'Content-Type': 'application/json; charset=utf-8',
      // Kept by browsers and proxies, asked for again each time: a 304 while nothing changed.
      'Cache-Control': 'no-cache',
    };
  }

  get keptBytes(): number {
    return this.kept.size;
  }

  /** `count` is called each time a visitor is served from memory. */
  countServed(route: CountedRoute, count: CountVisit): void {
    this.counters.set(route, count);
  }

  /** Notes a visit of an answer that came from memory. */
  noteServed({ counted }: CacheTarget, request: IncomingMessage): void {
    if (counted) this.counters.get(counted.route)?.(counted.id, request);
  }

  /** The answer to serve, or null when it must be made. */
  find({ key }: CacheTarget): KeptBytes | null {
    return this.kept.find(key);
  }

  /** Whether what is in memory may be old. */
  get isCutOff(): boolean {
    return this.versions.isCutOff;
  }

  /** The answer, however old. */
  findOld({ key }: CacheTarget): KeptBytes | null {
    return this.kept.findOld(key);
  }

  /** The answer if there is none newer to be made. */
  findFresh({ key }: CacheTarget): KeptBytes | null {
    return this.kept.findFresh(key);
  }

  /**
   * @param mark taken before the content was read: a write in between makes the answer useless.
   * @param extra headers of this answer alone.
   */
  keep({ key, isFiltered }: CacheTarget, mark: ContentMark, json: string, extra?: Record<string, string>): KeptBytes {
    const answer = new KeptBytes(200, Buffer.from(json), { ...this.headers, ...extra });
    // A filter or page that shows nothing can be asked for in endless ways: nothing to keep.
    if (!(isFiltered && json === '[]')) this.kept.keep(key, mark, answer);
    return answer;
  }
}
