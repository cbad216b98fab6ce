import { Injectable, Logger } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import { RefusedWritesService } from '../errors/refused-writes.service';
import { Every } from './every.decorator';
import { Jobs } from './jobs';
import { Lease } from './lease';

@Injectable()
class Sweeper {
  runs: string[] = [];
  finish = (): void => {};

  @Every(1_000)
  sweep(): void {
    this.runs.push('sweep');
  }

  @Every(1_000, 100)
  async fail(): Promise<void> {
    this.runs.push('fail');
    throw new TypeError('with words that nobody may log');
  }

  @Every(100)
  last(): Promise<void> {
    this.runs.push('last');
    return new Promise((resolve) => {
      this.finish = resolve;
    });
  }

  @Every(1_000, 1_000, 'each process')
  clear(): void {
    this.runs.push('clear');
  }

  never(): void {
    this.runs.push('never');
  }
}

describe('jobs', () => {
  const ran = (sweeper: Sweeper, name: string) => sweeper.runs.filter((run) => run === name).length;
  const lease = { isMine: true, beatMs: 2_000, renew: async () => undefined };
  const refused = { note: jest.fn(() => false) };
  const start = async () => {
    lease.isMine = true;
    const module = await Test.createTestingModule({
      imports: [DiscoveryModule],
      providers: [
        Jobs,
        Sweeper,
        { provide: 'another name', useExisting: Sweeper },
        { provide: Lease, useValue: lease },
        { provide: RefusedWritesService, useValue: refused },
      ],
    }).compile();
    await module.init();
    return { module, sweeper: module.get(Sweeper) };
  };

  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('run repeatedly from their first time until the application ends', async () => {
    jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    const { module, sweeper } = await start();
    expect(sweeper.runs).toEqual([]);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(ran(sweeper, 'sweep')).toBe(1);
    await jest.advanceTimersByTimeAsync(2_000);
    expect([ran(sweeper, 'sweep'), ran(sweeper, 'never')]).toEqual([3, 0]);
    await module.close();
    await jest.advanceTimersByTimeAsync(5_000);
    expect(ran(sweeper, 'sweep')).toBe(3);
  });

  it('run again after a failure, which the log names without its message', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    const { module, sweeper } = await start();
    await jest.advanceTimersByTimeAsync(1_200);
    expect(ran(sweeper, 'fail')).toBe(2);
    expect(warn.mock.calls).toEqual([
      ['Sweeper.fail failed: TypeError. It is tried again.'],
      ['Sweeper.fail failed: TypeError. It is tried again.'],
    ]);
    await module.close();
  });

  it('count refused writes, which have their own log line', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    refused.note.mockClear().mockReturnValue(true);
    const { module } = await start();
    await jest.advanceTimersByTimeAsync(200);
    expect(refused.note.mock.calls).toEqual([[expect.any(TypeError)]]);
    expect(warn).not.toHaveBeenCalled();
    refused.note.mockReturnValue(false);
    await module.close();
  });

  it('pause in this process while another one runs them', async () => {
    jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    const { module, sweeper } = await start();
    lease.isMine = false;
    await jest.advanceTimersByTimeAsync(2_000);
    expect([ran(sweeper, 'sweep'), ran(sweeper, 'clear')]).toEqual([0, 2]);
    lease.isMine = true;
    await jest.advanceTimersByTimeAsync(1_000);
    expect([ran(sweeper, 'sweep'), ran(sweeper, 'clear')]).toEqual([1, 3]);
    await module.close();
  });

  it('do not start again while they run', async () => {
    jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    const { module, sweeper } = await start();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(ran(sweeper, 'last')).toBe(1);
    sweeper.finish();
    await jest.advanceTimersByTimeAsync(100);
    expect(ran(sweeper, 'last')).toBe(2);
    await module.close();
  });
});
