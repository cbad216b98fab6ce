import {
  type CallHandler,
  type ExecutionContext,
  Inject,
  Injectable,
  type NestInterceptor,
  PayloadTooLargeException,
} from '@nestjs/common';
import type { Request } from 'express';
import { catchError, type Observable, throwError } from 'rxjs';
import { ENVIRONMENT } from '../platform/config/config.module';
import type { Environment } from '../platform/config/environment';
import { ProductError } from '../platform/errors/product-error';

const MEGABYTE = 1024 * 1024;

@Injectable()
export class ReceiveFileInterceptor implements NestInterceptor {
  constructor(@Inject(ENVIRONMENT) private readonly environment: Environment) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    if (!request.is('multipart/form-data')) throw new ProductError(415, 'Send the file as multipart/form-data.');
    return next.handle().pipe(catchError((error: unknown) => throwError(() => this.toSentence(error))));
  }

  private toSentence(error: unknown): unknown {
    if (error instanceof PayloadTooLargeException) {
      return new ProductError(413, `The file can be at most ${this.environment.uploadMaxBytes / MEGABYTE} MB.`);
    }
    return error;
  }
}
