import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ProductError } from '../errors/product-error';
import { MemoryLimitStore } from './limit-store';
import { PublicCallsService, VisitorLimit, VisitorLimitGuard } from './visitor-limit';

const MINUTE = 60_000;

class Letters {
  @VisitorLimit('POST /letters')
  send(): void {}

  @VisitorLimit('POST /letters/again')
  sendAgain(): void {}

  read(): void {}
}

describe('VisitorLimitGuard', () => {
  let guard: VisitorLimitGuard;
  beforeEach(() => {
    guard = new VisitorLimitGuard(new Reflector(), new PublicCallsService(new MemoryLimitStore()));
  });
  afterEach(() => jest.restoreAllMocks());

  /** Makes a call `minutes` after the start. Returns the seconds to wait, or `null` if the call is accepted. */
  async function call(
    minutes: number,
    { handler = Letters.prototype.send, ip = '10.0.0.1' } = {},
  ): Promise<number | null> {
    jest.spyOn(performance, 'now').mockReturnValue(minutes * MINUTE);
    const context = {
      getHandler: () => handler,
      switchToHttp: () => ({ getRequest: () => ({ ip }) }),
    };
    try {
      await guard.canActivate(context as unknown as ExecutionContext);
      return null;
    } catch (error) {
      return (error as ProductError).details.retryAfterSeconds ?? null;
    }
  }
  const calls = (count: number, minutes: number) => Promise.all(Array.from({ length: count }, () => call(minutes)));

  it('accepts ten calls a minute and returns the wait for more', async () => {
    expect(await call(0)).toBeNull();
    expect(await calls(9, 0.5)).toEqual(Array(9).fill(null));
    expect(await call(0.75)).toBe(15);
    expect(await call(1)).toBeNull();
    expect(await call(1)).toBe(30);
  });

  it('accepts sixty calls an hour, however they are distributed', async () => {
    for (let minute = 0; minute < 6; minute += 1) expect(await calls(10, 2 * minute)).toEqual(Array(10).fill(null));
    expect(await call(12)).toBe(48 * 60);
    expect(await call(59.5)).toBe(30);
    expect(await call(60)).toBeNull();
  });

  it('does not count refused calls', async () => {
    await calls(10, 0);
    await calls(100, 0.5);
    expect(await call(1)).toBeNull();
  });

  it('counts visitors and calls separately and ignores unlimited calls', async () => {
    await calls(10, 0);
    expect(await call(0, { ip: '10.0.0.2' })).toBeNull();
    expect(await call(0, { handler: Letters.prototype.sendAgain })).toBeNull();
    for (let turn = 0; turn < 100; turn += 1) expect(await call(0, { handler: Letters.prototype.read })).toBeNull();
  });
});
