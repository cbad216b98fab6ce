import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import type { ViewerRequest } from '../access/access.decorator';
import { callOf } from '../call-of';
import { BoundedQueue, QueueFullError } from '../concurrency/bounded-queue';
import { DatabaseReadiness } from '../database/database-readiness';
import { toProductError } from '../errors/error.filter';
import { tooBusy } from '../errors/product-error';
import { TOTAL_COUNT_HEADER } from '../http/answer-body.interceptor';
import { PROTECTION } from '../limits/protection';
import { visitorAddress } from '../limits/visitor-address';
import { AnswerCache } from './answer-cache';
import { type CachedResponse, STALE } from './cached-response';
import { type CacheTarget, toCacheTarget } from './cached-routes';
import { type ContentMark, ContentVersionsService } from './content-versions.service';

function refuse(error: unknown): never {
  throw error instanceof QueueFullError ? tooBusy() : error;
}

@Injectable()
export class AnswerCacheInterceptor implements NestInterceptor {
  private readonly queue = new BoundedQueue(PROTECTION.readQueue);

  constructor(
    private readonly cache: AnswerCache,
    private readonly versions: ContentVersionsService,
    private readonly readiness: DatabaseReadiness,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const request = context.switchToHttp().getRequest<ViewerRequest>();
    const isVisitor = request.viewer?.isVisitor === true;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!callOf(context)?.cached || !isVisitor || !isRead) return next.handle();
    const response = context.switchToHttp().getResponse<Response>();
    const target = toCacheTarget(request.originalUrl);
    const work = (): Promise<unknown> => this.answer(target, next, request, response);
    return from(this.queue.run(visitorAddress(request), work).catch(refuse));
  }

  /** Checks the cache again, because another request may have filled it while this one waited. */
  private async answer(
    target: CacheTarget | null,
    next: CallHandler<unknown>,
    request: Request,
    response: Response,
  ): Promise<unknown> {
    if (!target) return lastValueFrom(next.handle());
    const cached = this.cache.read(target, request);
    if (cached) return this.send(cached, response);
    const mark = this.versions.mark(...target.resources);
    try {
      return this.store(target, mark, await this.readiness.whileAnswers(lastValueFrom(next.handle())), response);
    } catch (error) {
      const old = toProductError(error).getStatus() === 503 ? this.cache.getStale(target.key) : null;
      if (!old) throw error;
      return this.send(old, response);
    }
  }

  private store(target: CacheTarget, mark: ContentMark, value: unknown, response: Response): unknown {
    if (value === null || typeof value !== 'object' || response.statusCode !== 200) return value;
    const json = JSON.stringify(value);
    const total = response.getHeader(TOTAL_COUNT_HEADER);
    const extra = total === undefined ? undefined : { [TOTAL_COUNT_HEADER]: String(total) };
    return this.send(this.cache.store(target, mark, json, extra), response);
  }

  private send({ headers, body }: CachedResponse, response: Response): string {
    if (this.versions.isCutOff) response.setHeader(...STALE);
    for (let at = 0; at < headers.length; at += 2) response.setHeader(headers[at]!, headers[at + 1]!);
    return body.toString();
  }
}
