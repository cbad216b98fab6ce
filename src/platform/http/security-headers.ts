import type { Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import type { Environment } from '../config/environment';

/** Sets the headers of every answer. Pages replace this content security policy. Other answers never run scripts. */
function makeHelmet(environment: Environment): RequestHandler {
  const isHttps = environment.publicUrl.startsWith('https://');
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"], 'base-uri': ["'none'"] },
    },
    // The URL of a PDF file is secret, so its links name only the origin.
    referrerPolicy: { policy: 'strict-origin' },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    crossOriginEmbedderPolicy: false,
  });
}

/** Computes the headers once, because they never change and helmet would run fourteen functions per request. */
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
