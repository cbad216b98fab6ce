import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { DatabaseReadiness } from './database-readiness';

/** Throws 503 for a call that waits for the database while the database does not answer. */
@Injectable()
export class DatabaseWatchInterceptor implements NestInterceptor {
  constructor(private readonly readiness: DatabaseReadiness) {}

  intercept(_context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (this.readiness.kind === 'embedded') return next.handle();
    return from(this.readiness.whileAnswers(lastValueFrom(next.handle(), { defaultValue: undefined })));
  }
}
