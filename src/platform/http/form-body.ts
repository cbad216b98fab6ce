import type { IncomingMessage } from 'node:http';
import { type Request, type Response, urlencoded } from 'express';
import { MESSAGES } from '../../contract/errors';
import { ProductError } from '../errors/product-error';
import { PROTECTION } from '../limits/protection';
import { hasBody } from './has-body';

const parse = urlencoded({ extended: false, limit: PROTECTION.bodies.formBytes, parameterLimit: 50 });

/** Reads the text fields of a form. Throws 415 for another type, 413 for a long body, 400 for an unreadable one. */
export async function readForm(request: Request, response: Response): Promise<Map<string, string>> {
  if (hasBody(request) && !request.is('application/x-www-form-urlencoded'))
    throw new ProductError(415, MESSAGES.wrongType);
  await new Promise<void>((resolve, reject) => {
    parse(request, response, (error?: unknown) => (error ? reject(error) : resolve()));
  });
  const fields = Object.entries((request.body ?? {}) as Record<string, unknown>);
  return new Map(
    fields.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.replaceAll('\r\n', '\n')]] : [])),
  );
}

/** True if a page of this site sent the form. Browsers send `Origin` with every POST, and pages cannot forge it. */
export function isFromOwnPage({ headers }: Pick<IncomingMessage, 'headers'>, publicUrl: string): boolean {
  const { origin, host } = headers;
  if (origin === undefined || host === undefined) return false;
  return origin === publicUrl || origin === `http://${host}` || origin === `https://${host}`;
}
