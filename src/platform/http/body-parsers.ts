import { json, type NextFunction, type Request, type Response } from 'express';
import { FORM } from '../../contract/calls/call';
import { RESOURCE_CALLS } from '../../contract/calls/resource-calls';
import { MESSAGES } from '../../contract/errors';
import { ProductError } from '../errors/product-error';
import { PROTECTION } from '../limits/protection';
import { hasBody } from './has-body';

/** Posts, pages and sections with lists are long; everything else is a form. */
const LONG_BODY = /^\/api\/(blogs|pages|website)(\/|$)/i;
/** Calls that take a file. */
const UPLOADS = RESOURCE_CALLS.filter(({ body }) => body === FORM).map(
  ({ path }) => new RegExp(`^/api${path.replace(/:\w+/g, '[^/]+')}/?$`, 'i'),
);

/** Halves of characters cannot be stored or mailed, and make URI functions throw: they are left out. */
const wholeCharacters = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '') : value;

const parseForm = json({ limit: PROTECTION.bodies.formBytes, strict: true, reviver: wholeCharacters });
const parseLong = json({ limit: PROTECTION.bodies.longBytes, strict: true, reviver: wholeCharacters });

/** Parses JSON bodies within their bound; any other type is a 415. Uploads are left to multer, after the guard. */
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
