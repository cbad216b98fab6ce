import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import { map, type Observable } from 'rxjs';
import type { ListPage } from './list-page.query';

/** Header of every list: how many entries there are without paging. */
export const TOTAL_COUNT_HEADER = 'X-Total-Count';

/** Answers a `ListPage` as the bare array that callers expect, with the total in a header. Use on list handlers. */
@Injectable()
export class TotalCountInterceptor implements NestInterceptor<ListPage<unknown>, unknown[]> {
  intercept(context: ExecutionContext, next: CallHandler<ListPage<unknown>>): Observable<unknown[]> {
    const response = context.switchToHttp().getResponse<Response>();
    return next.handle().pipe(
      map(({ items, total }) => {
        response.setHeader(TOTAL_COUNT_HEADER, String(total));
        return items;
      }),
    );
  }
}
