import type { IncomingMessage, ServerResponse } from 'node:http';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { matchSitePage } from '../contract/site-pages';
import { toCacheTarget } from '../platform/cache/cached-routes';
import type { FirstStep } from '../platform/http/answer-first';
import { isMaintenance } from '../platform/http/maintenance-answers';
import { pathOf } from '../platform/http/request-target';
import { methodLabel, OTHER, routeLabel } from './route-label';

/** Upper limits of the histogram's buckets in seconds. */
const BUCKETS = [0.005, 0.02, 0.1, 0.3, 1, 3, 10];

/** Cache that may answer a request: the one for API calls or the one for pages. `null` if no cache may answer it. */
type CacheKind = 'calls' | 'pages' | null;

function kindOf({ method, headers, url = '' }: IncomingMessage, route: string): CacheKind {
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (url.startsWith('/api/'))
    return headers['x-auth-token'] === undefined && headers.authorization === undefined && toCacheTarget(url)
      ? 'calls'
      : null;
  const { page } = matchSitePage(pathOf(url));
  return route === page.path && route !== OTHER && !page.isPrivate && !page.isPersonal ? 'pages' : null;
}

export class RequestMetrics {
  private readonly requests: Counter<'route' | 'method' | 'status'>;
  private readonly seconds: Histogram<'route' | 'method'>;
  private readonly cacheReads: Counter<'kind' | 'result'>;
  private readonly renderSeconds: Histogram;
  private readonly registers: Registry[];

  constructor(registry: Registry) {
    this.registers = [registry];
    const { registers } = this;
    this.requests = new Counter({
      name: 'mosi_http_requests_total',
      help: 'Responses by route pattern and status. Status "aborted": the caller closed the connection before the response was sent. Status "maintenance": the 503 of maintenance mode.',
      labelNames: ['route', 'method', 'status'],
      registers,
    });
    this.seconds = new Histogram({
      name: 'mosi_http_request_duration_seconds',
      help: 'Time from the start of a request until its response is sent.',
      labelNames: ['route', 'method'],
      buckets: BUCKETS,
      registers,
    });
    this.cacheReads = new Counter({
      name: 'mosi_cache_total',
      help: 'Reads by visitors that were answered from the cache (hit) or not (miss).',
      labelNames: ['kind', 'result'],
      registers,
    });
    this.renderSeconds = new Histogram({
      name: 'mosi_page_render_seconds',
      help: 'Time to render a page that was not cached, including the reads of its data and the wait in the queue.',
      buckets: BUCKETS,
      registers,
    });
  }

  watchBytes(bytes: Record<'calls' | 'pages', () => number>): void {
    new Gauge({
      name: 'mosi_cache_bytes',
      help: 'Bytes in the response cache, by kind of response: API calls or pages.',
      labelNames: ['kind'] as const,
      registers: this.registers,
      collect() {
        for (const [kind, size] of Object.entries(bytes)) this.set({ kind }, size());
      },
    });
  }

  readonly watch: FirstStep = (request, response, next) => {
    const startedAt = performance.now();
    // Copies method and URL, because Express changes them later.
    const { method = '', url = '' } = request;
    next();
    // A cached answer is complete when `next()` returns. Other answers are sent later.
    const isHit = response.writableEnded;
    response.once('close', () => this.note(request, response, { method, url, isHit, startedAt }));
  };

  private note(
    request: IncomingMessage,
    response: ServerResponse,
    { method, url, isHit, startedAt }: { method: string; url: string; isHit: boolean; startedAt: number },
  ): void {
    const seconds = (performance.now() - startedAt) / 1_000;
    const labels = { route: routeLabel(method, url), method: methodLabel(method) };
    const answered = isMaintenance(response) ? 'maintenance' : String(response.statusCode);
    const status = response.writableFinished ? answered : 'aborted';
    this.requests.inc({ ...labels, status });
    this.seconds.observe(labels, seconds);
    const kind = kindOf({ ...request, method, url, headers: request.headers } as IncomingMessage, labels.route);
    if (kind === null || (response.statusCode !== 200 && response.statusCode !== 304)) return;
    this.cacheReads.inc({ kind, result: isHit ? 'hit' : 'miss' });
    if (kind === 'pages' && !isHit) this.renderSeconds.observe(seconds);
  }
}
