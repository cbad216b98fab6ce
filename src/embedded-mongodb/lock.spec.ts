import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Lock } from './lock';
import { DatabaseInUseError } from './store-errors';

describe('Lock', () => {
  let folder: string;
  let file: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'mosi-lock-'));
    file = join(folder, 'lock');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Writes a lock of this process with `changes`. Nothing releases this lock. */
  async function leave(changes: object): Promise<void> {
    const lock = await Lock.take(file);
    const holder = { ...JSON.parse(readFileSync(file, 'utf8')), ...changes };
    lock.release();
    writeFileSync(file, JSON.stringify({ ...holder, token: 'left' }));
  }

  /** Creates a zombie: an ended process whose parent keeps running and never reads its status. */
  async function leaveZombie(): Promise<{ holder: { pid: number; started: string }; end(): void }> {
    const parent = spawn('sh', ['-c', 'sleep 600 & echo $!; exec sleep 600'], { stdio: ['ignore', 'pipe', 'ignore'] });
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(line);
    const turn = () => new Promise((resolve) => setImmediate(resolve));
    // Waits until `sleep` has replaced the shell, because a shell would read the status of its ended child.
    while (readFileSync(`/proc/${parent.pid}/comm`, 'utf8') !== 'sleep\n') await turn();
    const fields = (): string[] => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    const started = fields()[19]!;
    process.kill(pid, 'SIGKILL');
    while (fields()[0] !== 'Z') await turn();
    return { holder: { pid, started }, end: () => parent.kill('SIGKILL') };
  }

  it('has one holder at a time', async () => {
    const lock = await Lock.take(file);
    await expect(Lock.take(file)).rejects.toThrow(DatabaseInUseError);
    lock.release();
    (await Lock.take(file)).release();
  });

  it('names the holder and what to do', async () => {
    const lock = await Lock.take(file);
    await expect(Lock.take(file)).rejects.toThrow(
      `The database in ${folder} is in use by process ${process.pid} on this machine: stop that one first, or choose another DATA_DIR.`,
    );
    lock.release();
  });

  it('takes over at once when the holder of this boot has ended', async () => {
    await leave({ pid: 2 ** 22 + 1 });
    const lock = await Lock.take(file, Number.POSITIVE_INFINITY);
    expect(JSON.parse(readFileSync(file, 'utf8')).pid).toBe(process.pid);
    lock.release();
  });

  it("takes over at once when another process has the holder's id", async () => {
    await leave({ started: '1' });
    (await Lock.take(file, Number.POSITIVE_INFINITY)).release();
  });

  it('takes over at once from a killed holder that is a zombie', async () => {
    const zombie = await leaveZombie();
    await leave(zombie.holder);
    try {
      process.kill(zombie.holder.pid, 0);
      (await Lock.take(file, Number.POSITIVE_INFINITY)).release();
    } finally {
      zombie.end();
    }
  });

  it("respects the lock of another user's process", async () => {
    jest.spyOn(process, 'kill').mockImplementation(() => {
      throw Object.assign(new Error('kill EPERM'), { code: 'EPERM' });
    });
    const lock = await Lock.take(file);
    await expect(Lock.take(file)).rejects.toThrow(DatabaseInUseError);
    jest.restoreAllMocks();
    lock.release();
  });

  it('takes over from another machine or boot without a heartbeat', async () => {
    await leave({ host: 'elsewhere' });
    (await Lock.take(file, 300)).release();
    await leave({ boot: 'before' });
    (await Lock.take(file, 300)).release();
  });

  it('respects the lock of another machine with a heartbeat', async () => {
    await leave({ host: 'elsewhere' });
    const beat = setInterval(() => utimesSync(file, new Date(), new Date()), 20);
    await expect(Lock.take(file)).rejects.toThrow('is in use by a process on elsewhere');
    clearInterval(beat);
  });

  it('takes over a lock that a crash left incomplete', async () => {
    writeFileSync(file, '{"token":');
    (await Lock.take(file, 300)).release();
  });

  it('gives an abandoned lock to only one of several processes', async () => {
    await leave({ pid: 2 ** 22 + 1 });
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => Lock.take(file)));
    const winners = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    expect(winners).toHaveLength(1);
    winners[0]!.release();
  });
});
