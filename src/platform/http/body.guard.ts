import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { json, type Request, type Response } from 'express';
import { FORM } from '../../contract/calls/call';
import { RESOURCE_CALLS } from '../../contract/calls/resource-calls';
import { MESSAGES } from '../../contract/errors';
import { ProductError } from '../errors/product-error';
import { PROTECTION } from '../limits/protection';
import { hasBody } from './has-body';

/** Paths whose bodies may be long: texts, newsletters and sections. All other bodies are short forms. */
const LONG_BODY = /^\/api\/(blogs|pages|services|website|issues)(\/|$)/i;
const UPLOADS = RESOURCE_CALLS.filter(({ body }) => body === FORM).map(
  ({ path }) => new RegExp(`^/api${path.replace(/:\w+/g, '[^/]+')}/?$`, 'i'),
);

/** Removes unpaired surrogates, which cannot be stored or emailed and make URI functions throw. */
const wholeCharacters = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '') : value;

const parseForm = json({ limit: PROTECTION.bodies.formBytes, strict: true, reviver: wholeCharacters });
const parseLong = json({ limit: PROTECTION.bodies.longBytes, strict: true, reviver: wholeCharacters });

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Reads the body after `AccessGuard`, so that nothing is parsed for callers without access. Throws 415 for a body that
 * is not JSON, 413 for one that is too long, and 400 for invalid JSON or a name in `FORBIDDEN`.
 */
export class BodyGuard implements CanActivate {
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    await parseBody(request, http.getResponse<Response>());
    refuseUnsafeKeys(request);
    return true;
  }
}

/** Parses a JSON body up to its size limit. Skips uploads, which multer reads after the guard. */
async function parseBody(request: Request, response: Response): Promise<void> {
  if (UPLOADS.some((upload) => upload.test(request.path))) return;
  if (!hasBody(request)) {
    request.body = {};
    return;
  }
  if (!request.is('application/json')) throw new ProductError(415, MESSAGES.wrongType);
  const parse = LONG_BODY.test(request.path) ? parseLong : parseForm;
  await new Promise<void>((resolve, reject) => {
    parse(request, response, (error?: unknown) => (error ? reject(error) : resolve()));
  });
}

function refuseUnsafeKeys({ body, query }: Request): void {
  if (hasUnsafeKey(body) || hasUnsafeKey(query) || hasNestedName(query)) {
    throw new ProductError(400, 'The request holds a field name that is not allowed.');
  }
}

function hasUnsafeKey(value: unknown, depth = 0): boolean {
  if (value === null || typeof value !== 'object') return false;
  // The limit prevents the recursion from using up the stack.
  if (depth > PROTECTION.bodies.maxDepth) return true;
  if (Array.isArray(value)) return value.some((entry) => hasUnsafeKey(entry, depth + 1));
  return Object.entries(value).some(
    ([key, entry]) => key.startsWith('$') || FORBIDDEN.has(key) || hasUnsafeKey(entry, depth + 1),
  );
}

/** True if the query has names such as `q[$ne]`, which some query parsers turn into objects. */
const hasNestedName = (query: object): boolean => Object.keys(query).some((name) => /[[\]]/.test(name));
