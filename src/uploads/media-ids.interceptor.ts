import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Observable } from 'rxjs';
import type { ViewerRequest } from '../platform/access/access.decorator';
import { MediaIndex } from './media-index';

/** Replaces `media:<id>` in bodies of staff by the URL, before the pipes validate URLs. */
@Injectable()
export class MediaIdsInterceptor implements NestInterceptor {
  constructor(private readonly index: MediaIndex) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> | Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<ViewerRequest>();
    return request.body && request.viewer?.user ? this.change(request, next) : next.handle();
  }

  private async change(request: ViewerRequest, next: CallHandler<unknown>): Promise<Observable<unknown>> {
    request.body = await this.index.toAddresses(request.body);
    return next.handle();
  }
}
