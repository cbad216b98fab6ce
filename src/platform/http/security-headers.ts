import type { Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import type { Environment } from '../config/environment';

/**
 * Headers of every answer. HTML pages set their own content security policy; all other answers are data that must never
 * run.
 */
function makeHelmet(environment: Environment): RequestHandler {
  const isHttps = environment.publicUrl.startsWith('https://');
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"], 'base-uri': ["'none'"] },
    },
    // Tile servers of the map refuse requests without a referrer.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    crossOriginEmbedderPolicy: false,
  });
}

/** Security headers as names and values. They never change, so helmet's fourteen middlewares run only once. */
export function listSecurityHeaders(environment: Environment): [string, string][] {
  const headers = new Map<string, string>();
  const recorder = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: (name: string) => headers.delete(name),
  };
  makeHelmet(environment)({} as Request, recorder as unknown as Response, () => {});
  return [...headers];
}

export function securityHeaders(environment: Environment): RequestHandler {
  const headers = listSecurityHeaders(environment);
  return (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}
