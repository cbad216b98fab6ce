import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, HttpStatus } from '@nestjs/common';
import type { Request, Response } from 'express';
import { PinoLogger } from 'nestjs-pino';
import { type ErrorBody, MESSAGES } from '../../contract/errors';
import { isDatabaseDamaged, isDatabaseDown, isDiskFull, isNotStored } from './database-error';
import { databaseDamaged, databaseDown, diskFull, notStored, ProductError } from './product-error';
import { RefusedWritesService } from './refused-writes.service';

/** Error messages by status. They replace messages of Nest, Express and multer, which may quote the input. */
const SENTENCES: Partial<Record<number, string>> = {
  [HttpStatus.BAD_REQUEST]: 'The request could not be read.',
  [HttpStatus.NOT_FOUND]: MESSAGES.notFound,
  [HttpStatus.PAYLOAD_TOO_LARGE]: MESSAGES.tooLarge,
  [HttpStatus.UNSUPPORTED_MEDIA_TYPE]: MESSAGES.wrongType,
};

/** Other code logs when these lasting states begin and end, so single calls are logged at debug level. */
const LOGGED_ELSEWHERE = new Set<string>([MESSAGES.databaseDown, MESSAGES.leaving, MESSAGES.notMigrated]);

/** Returns the status of an `HttpException`, or of an error of Express middleware such as the body parser. */
function statusOf(error: unknown): number | null {
  if (error instanceof HttpException) return error.getStatus();
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : null;
}

export function toProductError(error: unknown): ProductError {
  if (error instanceof ProductError) return error;
  if (isDiskFull(error)) return diskFull();
  if (isNotStored(error)) return notStored();
  if (isDatabaseDamaged(error)) return databaseDamaged();
  if (isDatabaseDown(error)) return databaseDown();
  const status = statusOf(error);
  if (status === null || status >= 500) return new ProductError(HttpStatus.INTERNAL_SERVER_ERROR, MESSAGES.unexpected);
  return new ProductError(status, SENTENCES[status] ?? 'The request was refused.');
}

function toErrorBody(error: ProductError): ErrorBody {
  const { retryAfterSeconds: _sentAsHeader, ...details } = error.details;
  return {
    success: false,
    statusCode: error.getStatus(),
    message: error.message,
    msg: error.message,
    ...details,
  };
}

/** Answers all failed calls. The full error goes only to the log, under the request id. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(
    private readonly logger: PinoLogger,
    private readonly refused: RefusedWritesService,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    const request = host.switchToHttp().getRequest<Request>();
    const known = toProductError(error);
    const isSaid = this.refused.note(error) || LOGGED_ELSEWHERE.has(known.message);
    if (known.getStatus() >= 500)
      this.logger[isSaid ? 'debug' : 'error']({ req: request, err: error }, 'request failed');
    if (response.headersSent) {
      response.destroy();
      return;
    }
    if (known.details.retryAfterSeconds !== undefined) {
      response.setHeader('Retry-After', String(Math.max(1, Math.ceil(known.details.retryAfterSeconds))));
    }
    response.setHeader('Cache-Control', 'no-store');
    // Sets the type to JSON, because a handler that sends files or tables may have set another type.
    response.status(known.getStatus()).type('json').json(toErrorBody(known));
  }
}
