import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import { map, type Observable } from 'rxjs';
import { callOf } from '../call-of';

/** Sends JSON `null` if a handler returns `null`. Nest would send an empty body, which is not JSON. */
@Injectable()
export class JsonNullInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    if (callOf(context)?.answer !== 'json or null') return next.handle();
    const response = context.switchToHttp().getResponse<Response>();
    return next.handle().pipe(
      map((value) => {
        if (value !== null) return value;
        response.type('application/json');
        return 'null';
      }),
    );
  }
}
