import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { RequestHandler } from 'express';
import { type Params, PinoLogger } from 'nestjs-pino';
import { type LogFn, type Logger, stdSerializers } from 'pino';
import { toLoggedError } from '../errors/logged-error';
import { isMaintenance } from './maintenance-answers';
import { pathOf } from './request-target';

/** Parts of paths that let their holder read or change something: the token of a subscription or of unsaved words, the signature of an unpublished post, the id of a request. */
const SECRET =
  /(?<=^\/preview\/).+|(?<=^(?:\/api)?\/newsletter\/(?:unsubscribe|confirm)\/)[^/]+|(?<=^(?:\/api\/project\/(?:[^/]+\/){0,2}|\/quotes\/))[0-9a-f]{24}/i;

/** The path without its query (searches hold names and addresses) and without what opens something. */
export function loggedPath(url: string): string {
  return pathOf(url).replace(SECRET, '[hidden]');
}

/** Calls that come every few seconds from whoever watches the process. */
const WATCHED = /^\/api\/health(?:\/live|\/ready)?$/;

interface LoggedRequest {
  id?: unknown;
  method: string;
  url: string;
  /** Express's: `url` loses what a router has taken off it. */
  originalUrl?: string;
}

/** What Nest says of its own wiring at every start. */
const START_NOISE = new Set(['NestFactory', 'InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'NestApplication']);
const WARN_LEVEL = 40;

function skipStartNoise(this: Logger, args: Parameters<LogFn>, log: LogFn, level: number): void {
  const [first] = args as unknown[];
  const context = typeof first === 'object' && first !== null ? (first as { context?: string }).context : undefined;
  if (level >= WARN_LEVEL || context === undefined || !START_NOISE.has(context)) log.apply(this, args);
}

/**
 * The log's form. Nest's own request middleware is off (`forRoutes`): it keeps a context through every promise of a request,
 * which takes a tenth of its time. Whoever logs for a request names it: `{ req }`.
 */
export function requestLog(level: string): Params {
  return {
    forRoutes: [],
    pinoHttp: {
      level,
      hooks: { logMethod: skipStartNoise },
      serializers: {
        err: (error: Error) => toLoggedError(stdSerializers.err(error)),
        req: ({ id, method, url, originalUrl }: LoggedRequest) => ({
          id,
          method,
          path: loggedPath(originalUrl ?? url),
        }),
        res: ({ statusCode }: ServerResponse) => ({ statusCode }),
      },
    },
  };
}

/**
 * One line a request, those for the client's files and for `health` (level `debug`) left out: id, method, path, status,
 * time. Never headers, bodies, queries, addresses or tokens.
 */
@Injectable()
export class RequestLog {
  constructor(private readonly logger: PinoLogger) {}

  readonly handle: RequestHandler = (request, response, next) => {
    const startedAt = performance.now();
    request.id = randomUUID();
    if (!request.url.startsWith('/assets/'))
      response.once('close', () => logAnswer(this.logger, request, response, startedAt));
    next();
  };
}

/** The same line for an answer that was given before that middleware. */
export function logAnswered(
  logger: PinoLogger,
  request: IncomingMessage,
  response: ServerResponse,
  startedAt: number,
): void {
  request.id = randomUUID();
  logAnswer(logger, request, response, startedAt);
}

function logAnswer(logger: PinoLogger, request: IncomingMessage, response: ServerResponse, startedAt: number): void {
  const { originalUrl = request.url ?? '' } = request as LoggedRequest;
  const isError = response.statusCode >= 500 && !isMaintenance(response);
  const level = WATCHED.test(pathOf(originalUrl)) ? 'debug' : isError ? 'error' : 'info';
  const words = response.writableEnded ? 'request completed' : 'request aborted';
  logger[level]({ req: request, res: response, responseTime: Math.round(performance.now() - startedAt) }, words);
}
