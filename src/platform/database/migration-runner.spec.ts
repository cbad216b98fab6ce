import { Logger } from '@nestjs/common';
import { type Connection, ConnectionStates } from 'mongoose';
import type { DatabaseReadiness } from './database-readiness';
import { MigrationRunner } from './migration-runner';

describe('migrations', () => {
  let readyState: ConnectionStates;
  let runner: MigrationRunner;
  let ran: string[];
  let log: jest.SpyInstance;
  const pass = (path = '/project') =>
    new Promise((resolve) => runner.handle({ path } as never, {} as never, (error) => resolve(error ?? 'served')));
  const buildIndexes = jest.fn(async () => undefined);
  const readiness = {
    kind: 'embedded',
    whileAnswers: <T>(work: Promise<T>) => work,
    buildIndexes,
  } as unknown as DatabaseReadiness;

  beforeEach(() => {
    log = jest.spyOn(Logger.prototype, 'log').mockReturnValue();
    readyState = ConnectionStates.connected;
    ran = [];
    const connection = {
      get readyState() {
        return readyState;
      },
    } as Connection;
    runner = new MigrationRunner(connection, readiness);
    runner.use([
      async () => {
        ran.push('first');
        return undefined;
      },
      async () => (ran.push('second') === 2 ? '2 quotes of an older version' : null),
    ]);
  });

  afterEach(() => jest.restoreAllMocks());

  it('run once and in order before anything is served', async () => {
    await runner.onModuleInit();
    expect(ran).toEqual(['first', 'second']);
    expect(await pass()).toBe('served');
    expect(ran).toHaveLength(2);
    expect(runner.migrated).toEqual(['2 quotes of an older version']);
    expect(log.mock.calls.flat()).toEqual(['Migrated: 2 quotes of an older version.']);
  });

  it('wait for an absent database, and the first calls wait for them', async () => {
    readyState = ConnectionStates.disconnected;
    await runner.onModuleInit();
    await expect(runner.whenDone()).rejects.toMatchObject({ status: 503 });
    expect(await pass()).toBe('served');
    expect(ran).toEqual([]);
    readyState = ConnectionStates.connected;
    expect(await Promise.all([pass(), pass()])).toEqual(['served', 'served']);
    expect(ran).toEqual(['first', 'second']);
  });

  it('run again with the next call after a failure', async () => {
    let left = 1;
    runner.addLast(async () => {
      left -= 1;
      if (left >= 0) throw new Error('cut off');
      return null;
    });
    const error = jest.spyOn(Logger.prototype, 'error').mockReturnValue();
    await runner.onModuleInit();
    expect(error).toHaveBeenCalledWith('A migration failed and is tried again: Error.');
    expect(runner.isDone).toBe(false);
    expect(await pass('/health/live')).toBe('served');
    expect(ran).toHaveLength(2);
    expect(await pass()).toBe('served');
    expect(ran).toEqual(['first', 'second', 'first', 'second']);
  });

  it('delay calls and pages, but not health calls, when they take long', async () => {
    jest.useFakeTimers({ doNotFake: ['performance'] });
    buildIndexes.mockClear();
    let end: () => void = () => undefined;
    runner.addLast(() => new Promise((resolve) => (end = () => resolve(null))));
    const started = runner.onModuleInit();
    await jest.advanceTimersByTimeAsync(2_000);
    await started;
    await runner.onApplicationBootstrap();
    jest.useRealTimers();
    const passed: string[] = [];
    const page = new Promise((resolve) =>
      runner.handlePage({ path: '/blogs' } as never, {} as never, () => resolve('page')),
    );
    const waiting = [pass(), page].map((call) => call.then((word) => passed.push(String(word))));
    expect(await pass('/health/live')).toBe('served');
    expect([passed, runner.isDone, buildIndexes.mock.calls.length]).toEqual([[], false, 0]);
    end();
    await Promise.all(waiting);
    expect([passed.sort(), runner.isDone, buildIndexes.mock.calls.length]).toEqual([['page', 'served'], true, 1]);
  });
});
