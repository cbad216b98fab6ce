import { json, type NextFunction, type Request, type Response } from 'express';
import { FORM } from '../../contract/calls/call';
import { RESOURCE_CALLS } from '../../contract/calls/resource-calls';
import { MESSAGES } from '../../contract/errors';
import { ProductError } from '../errors/product-error';
import { PROTECTION } from '../limits/protection';
import { hasBody } from './has-body';

/** Posts, pages and sections are long; all other bodies are forms. */
const LONG_BODY = /^\/api\/(blogs|pages|website)(\/|$)/i;
/** Paths of calls that receive a file. */
const UPLOADS = RESOURCE_CALLS.filter(({ body }) => body === FORM).map(
  ({ path }) => new RegExp(`^/api${path.replace(/:\w+/g, '[^/]+')}/?$`, 'i'),
);

/** Removes unpaired surrogates, which cannot be stored or emailed and make URI functions throw. */
const wholeCharacters = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '') : value;

const parseForm = json({ limit: PROTECTION.bodies.formBytes, strict: true, reviver: wholeCharacters });
const parseLong = json({ limit: PROTECTION.bodies.longBytes, strict: true, reviver: wholeCharacters });

/** Parses a JSON body up to its size limit. Other types are refused with 415. Multer reads uploads after the guard. */
export function parseBody(request: Request, response: Response, next: NextFunction): void {
  if (UPLOADS.some((upload) => upload.test(request.path))) {
    next();
    return;
  }
  if (!hasBody(request)) {
    request.body = {};
    next();
    return;
  }
  if (!request.is('application/json')) {
    next(new ProductError(415, MESSAGES.wrongType));
    return;
  }
  (LONG_BODY.test(request.path) ? parseLong : parseForm)(request, response, next);
}
