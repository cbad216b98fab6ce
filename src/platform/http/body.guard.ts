import type { CanActivate, ExecutionContext } from '@nestjs/common';
import type { Request, Response } from 'express';
import { refuseUnsafeKeys } from '../validation/unsafe-keys';
import { parseBody } from './body-parsers';

/**
 * Reads the body after `AccessGuard`, so that the server parses nothing for callers without access.
 * A guard, because guards run before all interceptors, which also read bodies.
 * Errors: 415 not JSON; 413 too large; 400 invalid JSON, or a key that could reach a query or a prototype.
 */
export class BodyGuard implements CanActivate {
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const response = context.switchToHttp().getResponse<Response>();
    for (const step of [parseBody, refuseUnsafeKeys]) {
      await new Promise<void>((resolve, reject) => {
        step(request, response, (error?: unknown) => (error ? reject(error) : resolve()));
      });
    }
    return true;
  }
}
