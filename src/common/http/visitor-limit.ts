import { type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { ThrottlerGuard, type ThrottlerLimitDetail, type ThrottlerModuleOptions } from '@nestjs/throttler';
import type { Request } from 'express';
import { MESSAGES } from '../../contract/errors';
import { tooMany } from '../errors/product-error';
import { visitorAddress } from './visitor-address';

/** Metadata key of a limited call. */
export const VISITOR_LIMIT = 'visitor-limit';

/** Limits a public POST to 10 a minute and 60 an hour for one visitor address. Source: the contract, section 2. */
export const VisitorLimit = () => SetMetadata(VISITOR_LIMIT, true);

export const VISITOR_LIMITS: ThrottlerModuleOptions = [
  { name: 'minute', ttl: 60_000, limit: 10 },
  { name: 'hour', ttl: 3_600_000, limit: 60 },
];

/** Counts by handler and visitor address, so that spelling, trailing slash and encoding of the path do not matter. */
@Injectable()
export class VisitorLimitGuard extends ThrottlerGuard {
  protected override async shouldSkip(context: ExecutionContext): Promise<boolean> {
    return this.reflector.get<boolean | undefined>(VISITOR_LIMIT, context.getHandler()) !== true;
  }

  protected override async getTracker(request: Request): Promise<string> {
    return visitorAddress(request);
  }

  protected override async throwThrottlingException(
    _context: ExecutionContext,
    detail: ThrottlerLimitDetail,
  ): Promise<void> {
    throw tooMany(detail.timeToBlockExpire || detail.timeToExpire, MESSAGES.tooMany);
  }
}
