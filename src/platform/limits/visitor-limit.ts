import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { HOUR_MS, MINUTE_MS } from '../clock/durations';
import { tooMany } from '../errors/product-error';
import { LimitStore } from './limit-store';
import { PROTECTION } from './protection';
import type { SlidingWindow } from './sliding-window';
import { visitorAddress } from './visitor-address';

/** Metadata key of a limited call. */
export const VISITOR_LIMIT = 'visitor-limit';

/** Limits a public POST for one visitor address: `PROTECTION.visitorCalls`. @param call names it: see `PublicCallsService.take`. */
export const VisitorLimit = (call: string) => SetMetadata(VISITOR_LIMIT, call);

const { perMinute, perHour } = PROTECTION.visitorCalls;
const BOUNDS = [
  { windowMs: HOUR_MS, most: perHour },
  { windowMs: MINUTE_MS, most: perMinute },
];

/** What counts against the limit of a visitor address. */
export class VisitorCalls {
  private readonly times: SlidingWindow;

  constructor(store: LimitStore, name: string) {
    this.times = store.open(name, HOUR_MS, perHour, BOUNDS);
  }

  /** Errors: 429, also saying when the next call would be let in. */
  check(key: string, now = performance.now()): void {
    const times = this.times.of(key, now);
    const waits = [waitFor(times.at(-perHour), HOUR_MS, now), waitFor(times.at(-perMinute), MINUTE_MS, now)];
    const wait = Math.max(...waits);
    if (wait > 0) throw tooMany(wait / 1_000);
  }

  /** Errors: as above, where other processes have let in as many meanwhile; then it does not count. */
  async note(key: string, now = performance.now()): Promise<void> {
    if (await this.times.add(key, now)) return;
    this.check(key);
    throw tooMany(1);
  }

  /** Brings in what other processes have counted. */
  load(key: string): Promise<void> {
    return this.times.load(key);
  }
}

/**
 * Public calls by call and visitor address, so that spelling, trailing slash and encoding of the path do not matter, nor whether a
 * script or a page's form makes the call. Why not by a package: docs/decisions/003-access-and-limits.md.
 */
@Injectable()
export class PublicCallsService {
  private readonly calls: VisitorCalls;

  constructor(store: LimitStore) {
    this.calls = new VisitorCalls(store, 'public calls');
  }

  /** Counts one. @param call its method and path. Errors: 429, also saying when the next one would be let in. */
  async take(call: string, request: Request): Promise<void> {
    const key = `${call} ${visitorAddress(request)}`;
    this.calls.check(key);
    await this.calls.note(key);
  }
}

/** Counts the calls that are made by script. Errors: 429. */
@Injectable()
export class VisitorLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly calls: PublicCallsService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const call = this.reflector.get<string | undefined>(VISITOR_LIMIT, context.getHandler());
    if (call !== undefined) await this.calls.take(call, context.switchToHttp().getRequest<Request>());
    return true;
  }
}

/** Milliseconds until the call at `time`, the last that one more would be too many for, has left its window. */
const waitFor = (time: number | undefined, windowMs: number, now: number): number =>
  time === undefined ? 0 : Math.max(0, time + windowMs - now);
