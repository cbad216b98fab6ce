import type { IncomingMessage } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { TOKEN_HEADER } from '../../contract/auth';
import { ENVIRONMENT } from '../config/config.module';
import type { Environment } from '../config/environment';
import type { FirstStep } from '../http/answer-first';
import { logAnswered } from '../http/request-log';
import { listSecurityHeaders } from '../http/security-headers';
import { PROTECTION } from '../limits/protection';
import { CachedResponse, sendCached } from './cached-response';
import { type CacheTarget, toCacheTarget } from './cached-routes';
import { type ContentMark, ContentVersionsService } from './content-versions.service';
import { ResponseCache } from './response-cache';

/** Cached answers may show view counts that are outdated by at most this time. */
const MAX_DRIFT_MS = 1_000;
type CountVisit = (id: string, request: IncomingMessage) => void;

const isVisitorsRead = ({ method, headers, url }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  url?.startsWith('/api/') === true &&
  headers[TOKEN_HEADER] === undefined &&
  headers.authorization === undefined;

/** Caches API answers for visitors. Requests with a token bypass it, so that visitors never get a staff answer. */
@Injectable()
export class AnswerCache extends ResponseCache {
  private readonly headers: Record<string, string>;
  private readonly counters = new Map<string, CountVisit>();

  constructor(
    versions: ContentVersionsService,
    private readonly logger: PinoLogger,
    @Inject(ENVIRONMENT) environment: Environment,
  ) {
    super(versions, { maxBytes: PROTECTION.caches.answersBytes, maxDriftMs: MAX_DRIFT_MS });
    this.headers = {
      ...Object.fromEntries(listSecurityHeaders(environment)),
      'Content-Type': 'application/json; charset=utf-8',
      // Browsers may store the answer but must ask each time; an unchanged answer is a 304.
      'Cache-Control': 'no-cache',
    };
  }

  countServed(route: string, count: CountVisit): void {
    this.counters.set(route, count);
  }

  /** Answers from the cache before Express runs, because Express takes more time than the cache. */
  readonly serve: FirstStep = (request, response, next) => {
    const target = isVisitorsRead(request) ? toCacheTarget(request.url ?? '') : null;
    const startedAt = performance.now();
    const cached = target && this.read(target, request);
    if (!cached) return next();
    sendCached(cached, request, response, this.versions.isCutOff);
    logAnswered(this.logger, request, response, startedAt);
  };

  read({ key, counted }: CacheTarget, request: IncomingMessage): CachedResponse | null {
    const cached = this.get(key);
    if (cached && counted && request.method === 'GET') this.counters.get(counted.route)?.(counted.id, request);
    return cached;
  }

  /** Stores an answer with its `extra` headers. Take `mark` before the read, so that a change meanwhile is noticed. */
  store({ key, isFiltered }: CacheTarget, mark: ContentMark, json: string, extra?: Record<string, string>) {
    const answer = new CachedResponse(200, Buffer.from(json), { ...this.headers, ...extra });
    // Empty results of filters are not cached, because clients can invent any number of filters.
    if (!(isFiltered && json === '[]')) this.put(key, mark, answer);
    return answer;
  }
}
