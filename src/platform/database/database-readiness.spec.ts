import { Logger } from '@nestjs/common';
import { type Connection, ConnectionStates } from 'mongoose';
import { DatabaseReadiness } from './database-readiness';

/** Maximum time in ms until a call learns that the database does not answer. */
const CONTRACT_MS = 2_000;

describe('DatabaseReadiness', () => {
  const lines: string[] = [];
  beforeEach(() => {
    jest.useFakeTimers();
    const note = (line: unknown) => void lines.push(String(line));
    lines.length = 0;
    jest.spyOn(Logger.prototype, 'warn').mockImplementation(note);
    jest.spyOn(Logger.prototype, 'log').mockImplementation(note);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  const never = <T>() => new Promise<T>(() => {});
  const readinessOn = (ping: () => Promise<unknown>, kind: 'embedded' | 'mongodb' = 'mongodb') => {
    const command = jest.fn(ping);
    const connection = { readyState: ConnectionStates.connected, db: { command } } as unknown as Connection;
    return { readiness: new DatabaseReadiness(connection, kind), command };
  };
  const later = <T>(ms: number, value: T) => new Promise<T>((resolve) => setTimeout(() => resolve(value), ms));

  it('returns finished work without asking the database', async () => {
    const { readiness, command } = readinessOn(() => never());
    await expect(readiness.whileAnswers(Promise.resolve('done'))).resolves.toBe('done');
    const failure = new Error('of the work itself');
    await expect(readiness.whileAnswers(Promise.reject(failure))).rejects.toBe(failure);
    expect(command).not.toHaveBeenCalled();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('waits for slow work', async () => {
    const { readiness } = readinessOn(async () => ({ ok: 1 }));
    const result = readiness.whileAnswers(later(60_000, 'done'));
    await jest.advanceTimersByTimeAsync(60_000);
    await expect(result).resolves.toBe('done');
  });

  it.each([
    ['says nothing', () => never()],
    ['is cut off', () => Promise.reject(new Error('connection closed'))],
  ])('gives up work with 503 in time when the database %s', async (_how, ping) => {
    const { readiness } = readinessOn(ping);
    const result = expect(readiness.whileAnswers(never())).rejects.toMatchObject({ status: 503 });
    await jest.advanceTimersByTimeAsync(CONTRACT_MS);
    await result;
  });

  it('sends one ping for all callers when the database is silent', async () => {
    const { readiness, command } = readinessOn(() => never());
    const all = Promise.all([readiness.answers(), readiness.answers(), readiness.answers()]);
    await jest.advanceTimersByTimeAsync(CONTRACT_MS);
    expect(await all).toEqual([false, false, false]);
    expect(command).toHaveBeenCalledTimes(1);
  });

  it('pings again after a lost ping and notices the database’s return', async () => {
    const { readiness, command } = readinessOn(() => never());
    const lost = readiness.answers();
    await jest.advanceTimersByTimeAsync(3_000);
    expect(await lost).toBe(false);
    command.mockResolvedValue({ ok: 1 });
    await expect(readiness.answers()).resolves.toBe(true);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('logs an outage once, and its end once', async () => {
    const { readiness, command } = readinessOn(async () => ({ ok: 1 }));
    await readiness.answers();
    expect(lines).toEqual([]);
    command.mockRejectedValue(new Error('connection closed'));
    for (const _call of [1, 2, 3]) await readiness.answers();
    await jest.advanceTimersByTimeAsync(30_000);
    command.mockResolvedValue({ ok: 1 });
    for (const _call of [1, 2]) await readiness.answers();
    expect(lines).toEqual([
      'The database does not answer. Cached answers are still served; all other requests get a 503.',
      'The database answers again, after 30.0 s.',
    ]);
    readiness.beforeApplicationShutdown();
    command.mockRejectedValue(new Error('connection closed'));
    expect(await readiness.answers()).toBe(false);
    expect(lines).toHaveLength(2);
  });

  it('never gives up on the embedded database', async () => {
    const { readiness, command } = readinessOn(() => never(), 'embedded');
    const result = readiness.whileAnswers(later(60_000, 'done'));
    await jest.advanceTimersByTimeAsync(60_000);
    await expect(result).resolves.toBe('done');
    expect(command).not.toHaveBeenCalled();
  });
});
