import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import { map, type Observable } from 'rxjs';
import type { ViewerRequest } from '../../auth/access.decorator';
import { TOTAL_COUNT_HEADER } from '../http/total-count.interceptor';
import { AnswerCache } from './answer-cache';
import { PUBLIC_CACHE_CONTROL } from './answers-from-memory';
import { type CacheTarget, toCacheTarget } from './cached-routes';
import { type ContentMark, ContentVersions } from './content-versions';

/** Keeps what a public read answers. Use on controllers of content that visitors read; its calls are named in `cached-routes.ts`. */
@Injectable()
export class KeepAnswersInterceptor implements NestInterceptor {
  constructor(
    private readonly cache: AnswerCache,
    private readonly versions: ContentVersions,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const request = context.switchToHttp().getRequest<ViewerRequest>();
    const isVisitor = request.viewer?.isVisitor === true;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const target = isVisitor && isRead ? toCacheTarget(request.originalUrl) : null;
    if (!target) return next.handle();
    const response = context.switchToHttp().getResponse<Response>();
    const mark = this.versions.mark(target.resource);
    return next.handle().pipe(map((value) => this.keep(target, mark, value, response)));
  }

  private keep(target: CacheTarget, mark: ContentMark, value: unknown, response: Response): unknown {
    if (value === null || typeof value !== 'object' || response.statusCode !== 200) return value;
    const json = JSON.stringify(value);
    const totalCount = response.getHeader(TOTAL_COUNT_HEADER);
    const answer = this.cache.keep(target, mark, json, totalCount === undefined ? undefined : String(totalCount));
    response.setHeader('Cache-Control', PUBLIC_CACHE_CONTROL);
    response.setHeader('ETag', answer.etag);
    response.type('application/json');
    return json;
  }
}
