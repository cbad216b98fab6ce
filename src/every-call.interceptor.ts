import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Observable } from 'rxjs';
import { AuditInterceptor } from './audit/audit.interceptor';
import { KeepAnswersInterceptor } from './common/cache/keep-answers.interceptor';
import { JsonNullInterceptor } from './common/http/json-null.interceptor';
import { DatabaseWatchInterceptor } from './database/database-watch.interceptor';

/** Runs what stands around every call as one: Nest gives each interceptor a bound context of its own, which costs more than they do. */
@Injectable()
export class EveryCallInterceptor implements NestInterceptor {
  /** The outermost first. */
  private readonly layers: { intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> }[];

  constructor(
    watch: DatabaseWatchInterceptor,
    jsonNull: JsonNullInterceptor,
    audit: AuditInterceptor,
    keepAnswers: KeepAnswersInterceptor,
  ) {
    this.layers = [watch, jsonNull, audit, keepAnswers];
  }

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const around = (inner: CallHandler, layer: (typeof this.layers)[number]): CallHandler => ({
      handle: () => layer.intercept(context, inner),
    });
    return this.layers.reduceRight(around, next).handle();
  }
}
