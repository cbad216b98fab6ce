import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseInUseError } from './errors';
import { Lock } from './lock';

describe('Lock', () => {
  let folder: string;
  let file: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'mosi-lock-'));
    file = join(folder, 'lock');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** A lock as this process writes it, changed in parts and left behind. */
  async function leave(changes: object): Promise<void> {
    const lock = await Lock.take(file);
    const holder = { ...JSON.parse(readFileSync(file, 'utf8')), ...changes };
    lock.release();
    writeFileSync(file, JSON.stringify({ ...holder, token: 'left' }));
  }

  it('has one holder at a time', async () => {
    const lock = await Lock.take(file);
    await expect(Lock.take(file)).rejects.toThrow(DatabaseInUseError);
    lock.release();
    (await Lock.take(file)).release();
  });

  it('says who holds it and what to do', async () => {
    const lock = await Lock.take(file);
    await expect(Lock.take(file)).rejects.toThrow(
      `The database in ${folder} is in use by process ${process.pid} on this machine: stop that one first, or choose another DATA_DIR.`,
    );
    lock.release();
  });

  it('takes over at once when the holder of the same boot is gone', async () => {
    await leave({ pid: 2 ** 22 + 1 });
    const lock = await Lock.take(file, Number.POSITIVE_INFINITY);
    expect(JSON.parse(readFileSync(file, 'utf8')).pid).toBe(process.pid);
    lock.release();
  });

  it('takes over at once when another process has the id of the holder', async () => {
    await leave({ started: '1' });
    (await Lock.take(file, Number.POSITIVE_INFINITY)).release();
  });

  it('takes over from another machine or boot when its heartbeat has stopped', async () => {
    await leave({ host: 'elsewhere' });
    (await Lock.take(file, 300)).release();
    await leave({ boot: 'before' });
    (await Lock.take(file, 300)).release();
  });

  it('leaves the lock to another machine whose heart beats', async () => {
    await leave({ host: 'elsewhere' });
    const beat = setInterval(() => utimesSync(file, new Date(), new Date()), 20);
    await expect(Lock.take(file)).rejects.toThrow('is in use by a process on elsewhere');
    clearInterval(beat);
  });

  it('takes over what a crash left half written', async () => {
    writeFileSync(file, '{"token":');
    (await Lock.take(file, 300)).release();
  });

  it('lets one of several win a lock that was left behind', async () => {
    await leave({ pid: 2 ** 22 + 1 });
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => Lock.take(file)));
    const winners = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    expect(winners).toHaveLength(1);
    winners[0].release();
  });
});
