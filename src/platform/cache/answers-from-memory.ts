import type { IncomingMessage, ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { TOKEN_HEADER } from '../../contract/auth';
import { logAnswered } from '../http/request-log';
import { AnswerCache } from './answer-cache';
import { toCacheTarget } from './cached-routes';
import { sendKept } from './kept-bytes';

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
 * answer never crosses roles. It logs its requests itself, as the long way does.
 */
@Injectable()
export class AnswersFromMemory {
  constructor(
    private readonly cache: AnswerCache,
    private readonly logger: PinoLogger,
  ) {}

  /** Answers the request if it can; otherwise leaves it untouched and says `false`. */
  readonly serve = (request: IncomingMessage, response: ServerResponse): boolean => {
    const target = mayBeKept(request) ? toCacheTarget(request.url ?? '') : null;
    const answer = target && this.cache.find(target);
    if (!target || !answer) return false;
    const startedAt = performance.now();
    if (request.method === 'GET') this.cache.noteServed(target, request);
    sendKept(answer, request, response, this.cache.isCutOff);
    logAnswered(this.logger, request, response, startedAt);
    return true;
  };
}
