import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Params, PinoLogger } from 'nestjs-pino';
import type { LogFn, Logger } from 'pino';
import { toLoggedError } from '../errors/logged-error';

/** Parts of paths that let their holder read or change something: the token of a subscription, the id of a request. */
const SECRET = /(?<=^(?:\/api)?\/newsletter\/unsubscribe\/)[^/]+|(?<=^\/api\/project\/(?:[^/]+\/){0,2})[0-9a-f]{24}/i;

/** The path without its query (searches hold names and addresses) and without what opens something. */
export function loggedPath(url: string): string {
  return url.split('?')[0].replace(SECRET, '[hidden]');
}

/** What Nest says of its own wiring at every start. */
const START_NOISE = new Set(['NestFactory', 'InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'NestApplication']);
const WARN_LEVEL = 40;

function skipStartNoise(this: Logger, args: Parameters<LogFn>, log: LogFn, level: number): void {
  const [first] = args as unknown[];
  const context = typeof first === 'object' && first !== null ? (first as { context?: string }).context : undefined;
  if (level >= WARN_LEVEL || context === undefined || !START_NOISE.has(context)) log.apply(this, args);
}

/** One line a request: id, method, path, status, time. Never headers, bodies, queries, addresses or tokens. */
export function requestLog(level: string): Params {
  return {
    forRoutes: ['{*path}'],
    pinoHttp: {
      level,
      genReqId: () => randomUUID(),
      hooks: { logMethod: skipStartNoise },
      autoLogging: { ignore: (request) => (request.url ?? '').startsWith('/assets/') },
      customLogLevel: (_request, response, error) => (error || response.statusCode >= 500 ? 'error' : 'info'),
      serializers: {
        err: toLoggedError,
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
export function logAnswered(
  logger: PinoLogger,
  request: IncomingMessage,
  response: ServerResponse,
  startedAt: number,
): void {
  request.id = randomUUID();
  logger.info({ req: request, res: response, responseTime: Date.now() - startedAt }, 'request completed');
}
