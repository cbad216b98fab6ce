import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseInUseError } from './store-errors';

const HEARTBEAT_MS = 2_000;
const STALE_MS = 6_000;
const WATCH_MS = 250;
const DYING_MS = 500;
const DYING_STEP_MS = 25;

/** Holder of the lock. The process id is valid only on the same boot of the same machine or container. */
interface Holder {
  token: string;
  host: string;
  boot: string;
  pid: number;
  /** Start of the process in ticks since boot, because process ids are reused. */
  started: string;
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Identifies the boot and the container. Each container has its own process ids. */
function bootId(): string {
  let namespace = '';
  try {
    namespace = readlinkSync('/proc/self/ns/pid');
  } catch {
    // Only Linux has this link. On other systems, host name and process id are enough.
  }
  return `${read('/proc/sys/kernel/random/boot_id').trim()} ${namespace}`;
}

/**
 * Reads fields 3, 20 and 22 of /proc/PID/stat (proc(5)). Skips the process name in brackets first, because it may
 * contain spaces.
 */
function readProcess(pid: number): { state: string; threads: number; started: string } {
  const fields = read(`/proc/${pid}/stat`).split(') ').pop()?.split(' ') ?? [];
  return { state: fields[0] ?? '', threads: Number(fields[17]), started: fields[19] ?? '' };
}

function isRunning(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const { state, threads, started } = readProcess(holder.pid);
  // A killed process stays a zombie until its parent reads its status. The parent may be process 1 of a container,
  // which may never read the status.
  const isZombie = (state === 'Z' || state === 'X') && threads <= 1;
  return started === holder.started && !isZombie;
}

/**
 * Returns true if the holder still runs after a short wait. The wait is needed, because a killed process takes a moment
 * to end.
 */
async function isStaying(holder: Holder): Promise<boolean> {
  for (let waited = 0; isRunning(holder); waited += DYING_STEP_MS) {
    if (waited >= DYING_MS) return true;
    await pause(DYING_STEP_MS);
  }
  return false;
}

/**
 * Ensures that only one process uses the data folder. After a crash, the next process notices that the holder of the
 * lock has ended.
 */
export class Lock {
  private readonly beat: NodeJS.Timeout;

  private constructor(
    private readonly file: string,
    private readonly token: string,
  ) {
    this.beat = setInterval(() => this.touch(), HEARTBEAT_MS).unref();
  }

  /**
   * Takes the lock. Throws `DatabaseInUseError` if another process has it. A lock of another machine is stale after
   * `staleMs` without a heartbeat.
   */
  static async take(file: string, staleMs = STALE_MS): Promise<Lock> {
    const own: Holder = {
      token: randomUUID(),
      host: hostname(),
      boot: bootId(),
      pid: process.pid,
      started: readProcess(process.pid).started,
    };
    for (;;) {
      try {
        writeFileSync(file, JSON.stringify(own), { flag: 'wx' });
        return new Lock(file, own.token);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      await removeStale(file, own, staleMs);
    }
  }

  /** False if another process took the lock because this process was suspended for too long. */
  isHeld(): boolean {
    return read(this.file).includes(this.token);
  }

  release(): void {
    clearInterval(this.beat);
    if (this.isHeld()) rmSync(this.file, { force: true });
  }

  private touch(): void {
    try {
      if (this.isHeld()) utimesSync(this.file, new Date(), new Date());
    } catch {
      // Ignores a missing or read-only folder here. The next write of the database fails and reports it.
    }
  }
}

/** Removes a lock whose process has ended. Throws `DatabaseInUseError` if that process still runs. */
async function removeStale(file: string, own: Holder, staleMs: number): Promise<void> {
  const text = read(file);
  if (text === '' && statSync(file, { throwIfNoEntry: false }) === undefined) return;
  const holder = parse(text);
  if (holder?.host === own.host && holder.boot === own.boot) {
    if (await isStaying(holder)) throw inUse(file, `process ${holder.pid} on this machine`);
  } else if (await isBeating(file, staleMs)) throw inUse(file, `a process on ${holder?.host ?? 'another machine'}`);
  // If two processes remove the lock at once, only one of them can rename the file. Another process may have taken the
  // lock meanwhile, so the renamed file must still contain `text`.
  const aside = `${file}.${own.token}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const isOther = read(aside) !== text;
  if (isOther) renameSync(aside, file);
  else rmSync(aside);
}

function parse(text: string): Holder | null {
  try {
    return JSON.parse(text) as Holder;
  } catch {
    // The file is incomplete, because its writer has died or is still writing. The caller then waits for a heartbeat.
    return null;
  }
}

/**
 * Returns true if the holder updates the file's modification time while this function watches. The age of the file
 * proves nothing, because the clocks of two machines differ.
 */
async function isBeating(file: string, staleMs: number): Promise<boolean> {
  const beatAt = (): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const before = beatAt();
  for (let waited = 0; waited < staleMs; waited += WATCH_MS) {
    await pause(WATCH_MS);
    if (beatAt() !== before) return true;
  }
  return false;
}

function inUse(file: string, holder: string): DatabaseInUseError {
  const folder = file.replace(/\/[^/]*$/, '');
  return new DatabaseInUseError(
    `The database in ${folder} is in use by ${holder}: stop that one first, or choose another DATA_DIR.`,
  );
}
