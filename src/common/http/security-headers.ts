import type { Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import type { Environment } from '../../config/environment';

/**
 * Headers of every answer. The documents set their own, wider content security policy; everything else is data
 * that a browser must never run.
 */
export function securityHeaders(environment: Environment): RequestHandler {
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

/** The same headers as a list, for answers that are given before Express: they are the same for every request. */
export function listSecurityHeaders(environment: Environment): [string, string][] {
  const headers = new Map<string, string>();
  const recorder = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: (name: string) => headers.delete(name),
  };
  securityHeaders(environment)({} as Request, recorder as unknown as Response, () => {});
  return [...headers];
}
