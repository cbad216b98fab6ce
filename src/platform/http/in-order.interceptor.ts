import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { from, mergeAll, type Observable } from 'rxjs';

/** Steps between guards and handlers, in order. `setUpApp` sets them. */
@Injectable()
export class CallSteps {
  inOrder: readonly NestInterceptor[] = [];
}

/** Runs all call steps as one interceptor, because each interceptor of Nest costs time per request. */
@Injectable()
export class InOrderInterceptor implements NestInterceptor {
  constructor(private readonly steps: CallSteps) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const handle = (at: number): Observable<unknown> => {
      const step = this.steps.inOrder[at];
      if (!step) return next.handle();
      const answers = step.intercept(context, { handle: () => handle(at + 1) });
      return answers instanceof Promise ? from(answers).pipe(mergeAll()) : answers;
    };
    return handle(0);
  }
}
