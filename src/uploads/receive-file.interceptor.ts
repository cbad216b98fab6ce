import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Inject,
  Injectable,
  type NestInterceptor,
  PayloadTooLargeException,
  UploadedFile,
  UseInterceptors,
} from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { Request } from 'express';
import { catchError, type Observable, throwError } from 'rxjs';
import { ENVIRONMENT } from '../platform/config/config.module';
import type { Environment } from '../platform/config/environment';
import { invalid, ProductError } from '../platform/errors/product-error';

const MEGABYTE = 1024 * 1024;
const FIELD = 'file';

@Injectable()
class ReceiveFileInterceptor implements NestInterceptor {
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

/** Marks a handler that receives one file. The server stores the file only after the access check. */
export const ReceivesFile = () =>
  applyDecorators(
    ApiConsumes('multipart/form-data'),
    ApiBody({
      schema: { type: 'object', required: [FIELD], properties: { [FIELD]: { type: 'string', format: 'binary' } } },
    }),
    UseInterceptors(ReceiveFileInterceptor, FileInterceptor(FIELD)),
  );

/** Injects the received file. Throws 400 if the request contains none. */
export const ReceivedFile = () =>
  UploadedFile({
    transform: (file?: Express.Multer.File) => {
      if (!file) throw invalid(FIELD, 'Choose a file.');
      return file;
    },
  });
