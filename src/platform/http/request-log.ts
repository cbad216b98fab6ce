import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { RequestHandler } from 'express';
import { type Params, PinoLogger } from 'nestjs-pino';
import { type LogFn, type Logger, stdSerializers } from 'pino';
import { toLoggedError } from '../errors/logged-error';
import { isMaintenance } from './maintenance-answers';
import { pathOf } from './request-target';

/** Parts of paths that grant access: tokens of subscriptions, accounts and previews, signatures, request ids. */
const SECRET =
  /(?<=^\/preview\/).+|(?<=^(?:\/api)?\/newsletter\/(?:unsubscribe|confirm)\/)[^/]+|(?<=^\/account\/[a-z]+\/).+|(?<=^(?:\/api\/(?:project|timeline)\/(?:[^/]+\/){0,2}|\/quotes\/|(?:\/api)?\/(?:invoices|credit-notes|receipts)\/))[0-9a-f]{24}/i;

/** Returns the path without secrets and without the query, which may contain names and email addresses. */
export function loggedPath(url: string): string {
  return pathOf(url).replace(SECRET, '[hidden]');
}

/** Paths that monitoring calls every few seconds. They are not logged. */
const WATCHED = /^\/api\/health(?:\/live|\/ready)?$/;

interface LoggedRequest {
  id?: unknown;
  method: string;
  url: string;
  /** Full path of the request. Express shortens `url` in routers. */
  originalUrl?: string;
}

/** Nest logs its modules and routes under these names at every start. These lines are left out. */
const START_NOISE = new Set(['NestFactory', 'InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'NestApplication']);
const WARN_LEVEL = 40;

function skipStartNoise(this: Logger, args: Parameters<LogFn>, log: LogFn, level: number): void {
  const [first] = args as unknown[];
  const context = typeof first === 'object' && first !== null ? (first as { context?: string }).context : undefined;
  if (level >= WARN_LEVEL || context === undefined || !START_NOISE.has(context)) log.apply(this, args);
}

/** Configures the log. Nest's own request logging is off, because it takes a tenth of a request's time. */
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

/** Logs one line for each request except assets. Headers, bodies, queries, IP addresses and tokens are never logged. */
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

/** Logs a request that was answered before `RequestLog` ran. */
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
  const message = response.writableEnded ? 'request completed' : 'request aborted';
  logger[level]({ req: request, res: response, responseTime: Math.round(performance.now() - startedAt) }, message);
}
