import type { RequestHandler } from 'express';
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
