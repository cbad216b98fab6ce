import type { NextFunction, Request, Response } from 'express';
import { ProductError } from '../errors/product-error';
import { PROTECTION } from '../limits/protection';

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

function hasUnsafeKey(value: unknown, depth = 0): boolean {
  if (value === null || typeof value !== 'object') return false;
  // Limits the depth, so that the recursion cannot exhaust the stack.
  if (depth > PROTECTION.bodies.maxDepth) return true;
  if (Array.isArray(value)) return value.some((entry) => hasUnsafeKey(entry, depth + 1));
  return Object.entries(value).some(
    ([key, entry]) => key.startsWith('$') || FORBIDDEN.has(key) || hasUnsafeKey(entry, depth + 1),
  );
}

/** True for names such as `q[$ne]`, which request an object. No parameter is an object. */
const hasNestedName = (query: object): boolean => Object.keys(query).some((name) => /[[\]]/.test(name));

/** Refuses keys that could reach a query or a prototype. */
export function refuseUnsafeKeys(request: Request, _response: Response, next: NextFunction): void {
  if (hasUnsafeKey(request.body) || hasUnsafeKey(request.query) || hasNestedName(request.query)) {
    next(new ProductError(400, 'The request holds a field name that is not allowed.'));
    return;
  }
  next();
}
