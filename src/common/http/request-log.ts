import { randomUUID } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Params, PinoLogger } from 'nestjs-pino';

/** Paths whose last part lets its holder read or change something, so it must not stand in a log. */
const SECRET_TAIL = /^(\/api)?\/newsletter\/unsubscribe\/[^/?]+/;

/** The path without its query (searches hold names and addresses) and without tokens. */
function loggedPath(url: string): string {
  return url.split('?')[0].replace(SECRET_TAIL, (path) => path.replace(/[^/]+$/, '[hidden]'));
}

/** One line a request: id, method, path, status, time. Never headers, bodies, queries or addresses. */
export function requestLog(level: string): Params {
  return {
    pinoHttp: {
      level,
      genReqId: () => randomUUID(),
      autoLogging: { ignore: (request) => (request.url ?? '').startsWith('/assets/') },
      customLogLevel: (_request, response, error) => (error || response.statusCode >= 500 ? 'error' : 'info'),
      serializers: {
        req: (request: { id: string; method: string; url: string }) => ({
          id: request.id,
          method: request.method,
          path: loggedPath(request.url),
        }),
        res: (response: { statusCode: number }) => ({ statusCode: response.statusCode }),
      },
    },
  };
}

/** One line for an answer that was given before the request log behind it, in the same form. */
export function logAnswered(logger: PinoLogger, request: Request, response: Response, startedAt: number): void {
  request.id = randomUUID();
  logger.info({ req: request, res: response, responseTime: Date.now() - startedAt }, 'request completed');
}
