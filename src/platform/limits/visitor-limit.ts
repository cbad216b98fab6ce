import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { HOUR_MS, MINUTE_MS } from '../clock/durations';
import { tooMany } from '../errors/product-error';
import { LimitStore } from './limit-store';
import { PROTECTION } from './protection';
import type { SlidingWindow } from './sliding-window';
import { visitorAddress } from './visitor-address';

export const VISITOR_LIMIT = 'visitor-limit';

/** Limits a public POST by the visitor's IP address. `call` is the name that `PublicCallsService.take` expects. */
export const VisitorLimit = (call: string) => SetMetadata(VISITOR_LIMIT, call);

const { perMinute, perHour } = PROTECTION.visitorCalls;
const BOUNDS = [
  { windowMs: HOUR_MS, most: perHour },
  { windowMs: MINUTE_MS, most: perMinute },
];

export class VisitorCalls {
  private readonly times: SlidingWindow;

  constructor(store: LimitStore, name: string) {
    this.times = store.open(name, HOUR_MS, perHour, BOUNDS);
  }

  /** Throws 429, with the time until the next allowed call, if the limit is reached. */
  check(key: string, now = performance.now()): void {
    const times = this.times.of(key, now);
    const waits = [waitFor(times.at(-perHour), HOUR_MS, now), waitFor(times.at(-perMinute), MINUTE_MS, now)];
    const wait = Math.max(...waits);
    if (wait > 0) throw tooMany(wait / 1_000);
  }

  /** Counts a call. Throws 429, without counting, if other processes have reached the limit meanwhile. */
  async note(key: string, now = performance.now()): Promise<void> {
    if (await this.times.add(key, now)) return;
    this.check(key);
    throw tooMany(1);
  }

  load(key: string): Promise<void> {
    return this.times.load(key);
  }
}

/** Counts public calls by name, so that different spellings of a path share a limit. See docs/decisions/003. */
@Injectable()
export class PublicCallsService {
  private readonly calls: VisitorCalls;

  constructor(store: LimitStore) {
    this.calls = new VisitorCalls(store, 'public calls');
  }

  /** Counts a call, by its method and path. Throws 429 with the time until the next one if the limit is reached. */
  async take(call: string, request: Request): Promise<void> {
    const key = `${call} ${visitorAddress(request)}`;
    this.calls.check(key);
    await this.calls.note(key);
  }
}

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

/** Returns the milliseconds until the event at `time` no longer counts, which is when the next call is allowed. */
const waitFor = (time: number | undefined, windowMs: number, now: number): number =>
  time === undefined ? 0 : Math.max(0, time + windowMs - now);
