import type { Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import type { Environment } from '../config/environment';

/**
 * Headers of every answer. The documents set their own, wider content security policy; everything else is data
 * that a browser must never run.
 */
function makeHelmet(environment: Environment): RequestHandler {
  const isHttps = environment.publicUrl.startsWith('https://');
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"], 'base-uri': ["'none'"] },
    },
    // Without a referrer the map's tile servers refuse.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    crossOriginEmbedderPolicy: false,
  });
}

/** Names and values. They are the same for every request, so helmet's fourteen middlewares are asked once. */
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
