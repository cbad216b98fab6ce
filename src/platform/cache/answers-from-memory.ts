import type { IncomingMessage, ServerResponse } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { TOKEN_HEADER } from '../../contract/auth';
import { ENVIRONMENT } from '../config/config.module';
import type { Environment } from '../config/environment';
import { logAnswered } from '../http/request-log';
import { listSecurityHeaders } from '../http/security-headers';
import { TOTAL_COUNT_HEADER } from '../http/total-count.interceptor';
import { AnswerCache } from './answer-cache';
import { toCacheTarget } from './cached-routes';
import { type ContentEncoding, chooseEncoding, matchesTag } from './content-encoding';
import type { KeptAnswer } from './kept-answer';

/** Kept by browsers and proxies, asked for again each time: a 304 while nothing changed. */
export const PUBLIC_CACHE_CONTROL = 'no-cache';

function mayBeKept({ method, headers, url }: IncomingMessage): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    url?.startsWith('/api/') === true &&
    headers[TOKEN_HEADER] === undefined &&
    headers.authorization === undefined
  );
}

/**
 * Answers visitors' reads from memory, before Express and Nest. Callers with a token always take the long way, so an
 * answer never crosses roles. It sets the security headers and logs its requests itself, as the long way does.
 */
@Injectable()
export class AnswersFromMemory {
  /** Names and values in turn, the form that Node sends without copying. */
  private readonly headers: readonly string[];

  constructor(
    private readonly cache: AnswerCache,
    private readonly logger: PinoLogger,
    @Inject(ENVIRONMENT) environment: Environment,
  ) {
    this.headers = [
      ...listSecurityHeaders(environment).flat(),
      ...['Cache-Control', PUBLIC_CACHE_CONTROL, 'Vary', 'Accept-Encoding'],
    ];
  }

  /** Answers the request if it can; otherwise leaves it untouched and says `false`. */
  readonly serve = (request: IncomingMessage, response: ServerResponse): boolean => {
    const target = mayBeKept(request) ? toCacheTarget(request.url ?? '') : null;
    const answer = target && this.cache.find(target);
    if (!target || !answer) return false;
    const startedAt = performance.now();
    if (request.method === 'GET') this.cache.noteServed(target);
    const finish = (encoding: ContentEncoding, body: Buffer | null): void => {
      this.send(request, response, answer, encoding, body);
      logAnswered(this.logger, request, response, startedAt);
    };
    if (matchesTag(request.headers['if-none-match'], answer.etag)) {
      finish('identity', null);
      return true;
    }
    const encoding = answer.isCompressible ? chooseEncoding(request.headers['accept-encoding']) : 'identity';
    const body = answer.encoded(encoding);
    if (Buffer.isBuffer(body)) finish(encoding, body);
    else
      body.then(
        (made) => finish(encoding, made),
        () => finish('identity', answer.body),
      );
    return true;
  };

  /** @param body null: the caller has it already. */
  private send(
    request: IncomingMessage,
    response: ServerResponse,
    answer: KeptAnswer,
    encoding: ContentEncoding,
    body: Buffer | null,
  ): void {
    const headers = [...this.headers, 'ETag', answer.etag];
    if (!body) {
      response.writeHead(304, headers);
      response.end();
      return;
    }
    headers.push('Content-Type', 'application/json; charset=utf-8', 'Content-Length', String(body.length));
    if (answer.totalCount !== undefined) headers.push(TOTAL_COUNT_HEADER, answer.totalCount);
    if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
    response.writeHead(200, headers);
    response.end(request.method === 'HEAD' ? undefined : body);
  }
}
