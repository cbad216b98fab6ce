import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { from, mergeAll, type Observable } from 'rxjs';

/** Runs several interceptors as one, because each interceptor of Nest costs time per request. */
export class InOrderInterceptor implements NestInterceptor {
  constructor(private readonly steps: readonly NestInterceptor[]) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const handle = (at: number): Observable<unknown> => {
      const step = this.steps[at];
      if (!step) return next.handle();
      const answers = step.intercept(context, { handle: () => handle(at + 1) });
      return answers instanceof Promise ? from(answers).pipe(mergeAll()) : answers;
    };
    return handle(0);
  }
}
