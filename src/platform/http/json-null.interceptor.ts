import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import { map, type Observable } from 'rxjs';

/** Sends JSON `null` where a handler returns `null`; Nest would send an empty body, which is no JSON. Use on handlers that may. */
@Injectable()
export class JsonNullInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
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
