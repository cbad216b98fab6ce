import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { HOUR_MS, MINUTE_MS } from '../clock/durations';
import { tooMany } from '../errors/product-error';
import { LimitStore } from './limit-store';
import { PROTECTION } from './protection';
import type { EventTimes } from './recent-times';
import { visitorAddress } from './visitor-address';

/** Metadata key of a limited call. */
export const VISITOR_LIMIT = 'visitor-limit';

/** Limits a public POST for one visitor address: `PROTECTION.visitorCalls`. */
export const VisitorLimit = () => SetMetadata(VISITOR_LIMIT, true);

const { perMinute, perHour } = PROTECTION.visitorCalls;

/** What counts against the limit of a visitor address. */
export class VisitorCalls {
  private readonly times: EventTimes;

  constructor(store: LimitStore, name: string) {
    this.times = store.open(name, HOUR_MS, perHour);
  }

  /** Errors: 429, also saying when the next call would be let in. */
  check(key: string, now = performance.now()): void {
    const times = this.times.of(key, now);
    const waits = [waitFor(times.at(-perHour), HOUR_MS, now), waitFor(times.at(-perMinute), MINUTE_MS, now)];
    const wait = Math.max(...waits);
    if (wait > 0) throw tooMany(wait / 1_000);
  }

  note(key: string, now = performance.now()): void {
    this.times.add(key, now);
  }
}

/**
 * Counts by handler and visitor address, so that spelling, trailing slash and encoding of the path do not matter.
 * Why not by a package: docs/decisions/004-limits-per-visitor.md. Errors: 429, also saying when the next call would be let in.
 */
@Injectable()
export class VisitorLimitGuard implements CanActivate {
  private readonly calls: VisitorCalls;

  constructor(
    private readonly reflector: Reflector,
    store: LimitStore,
  ) {
    this.calls = new VisitorCalls(store, 'public calls');
  }

  canActivate(context: ExecutionContext): boolean {
    const handler = context.getHandler();
    if (this.reflector.get<boolean | undefined>(VISITOR_LIMIT, handler) !== true) return true;
    const address = visitorAddress(context.switchToHttp().getRequest<Request>());
    const key = `${context.getClass().name}.${handler.name} ${address}`;
    this.calls.check(key);
    this.calls.note(key);
    return true;
  }
}

/** Milliseconds until the call at `time`, the last that one more would be too many for, has left its window. */
const waitFor = (time: number | undefined, windowMs: number, now: number): number =>
  time === undefined ? 0 : Math.max(0, time + windowMs - now);
