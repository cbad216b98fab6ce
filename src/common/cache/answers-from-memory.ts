import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { PinoLogger } from 'nestjs-pino';
import { TOKEN_HEADER } from '../../contract/auth';
import { logAnswered } from '../http/request-log';
import { TOTAL_COUNT_HEADER } from '../http/total-count.interceptor';
import { AnswerCache } from './answer-cache';
import { toCacheTarget } from './cached-routes';
import { type ContentEncoding, chooseEncoding, matchesTag } from './content-encoding';
import type { KeptAnswer } from './kept-answer';

/** Kept by browsers and proxies, asked for again each time: a 304 while nothing changed. */
export const PUBLIC_CACHE_CONTROL = 'no-cache';

function mayBeKept({ method, headers, url }: Request): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    url.startsWith('/api/') &&
    headers[TOKEN_HEADER] === undefined &&
    headers.authorization === undefined
  );
}

function send(request: Request, response: Response, answer: KeptAnswer, encoding: ContentEncoding, body: Buffer): void {
  const headers: Record<string, string | number> = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': body.length,
    'Cache-Control': PUBLIC_CACHE_CONTROL,
    ETag: answer.etag,
    Vary: 'Accept-Encoding',
  };
  if (answer.totalCount !== undefined) headers[TOTAL_COUNT_HEADER] = answer.totalCount;
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
  response.writeHead(200, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

function sendNotModified(response: Response, answer: KeptAnswer): void {
  response.writeHead(304, { 'Cache-Control': PUBLIC_CACHE_CONTROL, ETag: answer.etag, Vary: 'Accept-Encoding' });
  response.end();
}

/**
 * Answers visitors' reads from memory, before the framework's pipeline. Callers with a token always take the long way,
 * so an answer never crosses roles. It logs its requests itself, in the form of the request log behind it.
 */
@Injectable()
export class AnswersFromMemory {
  constructor(
    private readonly cache: AnswerCache,
    private readonly logger: PinoLogger,
  ) {}

  /** Express middleware; stands behind the security headers and before everything that costs time. */
  readonly handle = (request: Request, response: Response, next: NextFunction): void => {
    const target = mayBeKept(request) ? toCacheTarget(request.url) : null;
    const answer = target && this.cache.find(target);
    if (!target || !answer) {
      next();
      return;
    }
    const startedAt = Date.now();
    if (request.method === 'GET') this.cache.noteServed(target);
    if (matchesTag(request.headers['if-none-match'], answer.etag)) {
      sendNotModified(response, answer);
      logAnswered(this.logger, request, response, startedAt);
      return;
    }
    const encoding = answer.isCompressible ? chooseEncoding(request.headers['accept-encoding']) : 'identity';
    const finish = (body: Buffer): void => {
      send(request, response, answer, encoding, body);
      logAnswered(this.logger, request, response, startedAt);
    };
    const body = answer.encoded(encoding);
    if (Buffer.isBuffer(body)) finish(body);
    else body.then(finish).catch(next);
  };
}
