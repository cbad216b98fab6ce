import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseDamagedError } from '../store-errors';
import { checkFile, type FileCheck } from './file-check';
import { sizeOf } from './file-reserve';
import type { Store } from './store';
import { fileOf } from './store-folder';

const MINUTE_MS = 60_000;
/** Two crashes within this time suggest a damaged file. The file is then checked before it is opened. */
const LOOP_MS = 10 * MINUTE_MS;
const CHECKED_EVERY_MS = 7 * 24 * 60 * MINUTE_MS;
/** Reads that take longer are reported. During a read, LMDB cannot reuse removed pages, so the file grows. */
const LONG_READ_MS = 5 * MINUTE_MS;
/** Time between the start and the first check of the file, because the start itself needs the processor. */
const CHECK_AFTER_MS = 10_000;

export interface Integrity {
  checkedAt: Date | null;
  finding: string | null;
}

interface State {
  isRunning: boolean;
  /** Time at which the last crash was noticed. */
  uncleanAt?: number;
  /**
   * True after a start that was refused because of damage. The next start then checks the file before it opens the
   * file.
   */
  isRefused?: boolean;
  checkedAt?: number;
  finding?: string | null;
}

const isWithin = (since: number | undefined, milliseconds: number): boolean =>
  since !== undefined && Math.abs(Date.now() - since) < milliseconds;

/** Detects crashes. Checks the database file after a crash and once a week while the site runs. */
export class Maintenance {
  private state: State;
  private readonly wasUnclean: boolean;
  private fileCheck: FileCheck | null = null;
  private warnedReader: object | undefined;
  private timer: NodeJS.Timeout | undefined;
  private readersTimer: NodeJS.Timeout | undefined;

  constructor(
    private readonly folder: string,
    private readonly report: (integrity: Integrity) => void,
    private readonly warn: (text: string) => void = () => {},
  ) {
    this.state = read(folder);
    this.wasUnclean = this.state.isRunning;
  }

  get integrity(): Integrity {
    const { checkedAt, finding = null } = this.state;
    return { checkedAt: checkedAt === undefined ? null : new Date(checkedAt), finding };
  }

  /**
   * Call this before opening the store. Checks the file after two crashes within ten minutes, or if the last start was
   * refused because of damage. Throws `DatabaseDamagedError` if the file is damaged.
   */
  async begin(): Promise<void> {
    const isLoop = this.wasUnclean && isWithin(this.state.uncleanAt, LOOP_MS);
    const isSuspect = (isLoop || this.state.isRefused) && sizeOf(fileOf(this.folder)) > 0;
    this.keep({ isRunning: true, isRefused: isSuspect, ...(this.wasUnclean && { uncleanAt: Date.now() }) });
    if (!isSuspect) return;
    const finding = await checkFile(fileOf(this.folder)).finding;
    if (finding) throw new DatabaseDamagedError(this.folder, finding);
    this.keep({ isRefused: false, checkedAt: Date.now(), finding: null });
  }

  watch(store: Store): void {
    store.onDamage = (finding) => this.find(finding);
    const check = async (): Promise<void> => {
      this.fileCheck = checkFile(fileOf(this.folder), 'beside');
      const finding = await this.fileCheck.finding.catch(() => undefined);
      this.fileCheck = null;
      if (finding === undefined) return;
      store.forgetDeadReaders();
      this.keep({ checkedAt: Date.now() });
      if (finding) this.find(finding);
      else this.keep({ finding: null });
    };
    let isDue = this.wasUnclean;
    const next = (milliseconds: number): void => {
      this.timer = setTimeout(async () => {
        if (isDue || !isWithin(this.state.checkedAt, CHECKED_EVERY_MS)) await check();
        isDue = false;
        next(60 * MINUTE_MS);
      }, milliseconds).unref();
    };
    next(CHECK_AFTER_MS);
    this.readersTimer = setInterval(() => this.checkReaders(store), MINUTE_MS).unref();
  }

  private checkReaders({ readers }: Store): void {
    const [[oldest, since] = []] = readers;
    const isLong = since !== undefined && performance.now() - since > LONG_READ_MS;
    if (isLong && oldest !== this.warnedReader) {
      this.warn(
        'Something has been read from the database for five minutes: until that ends, the file grows with each write.',
      );
    }
    this.warnedReader = isLong ? oldest : undefined;
  }

  end(): void {
    clearTimeout(this.timer);
    clearInterval(this.readersTimer);
    this.fileCheck?.end();
    this.keep({ isRunning: false });
  }

  /** Stores only the first damage, because later damage is often its consequence. */
  private find(finding: string): void {
    if (this.state.finding) return;
    this.keep({ finding });
    this.report(this.integrity);
  }

  private keep(changes: Partial<State>): void {
    this.state = { ...this.state, ...changes };
    try {
      writeFileSync(stateFile(this.folder), JSON.stringify(this.state));
    } catch {
      // Ignores a failed write, because a full disk must not prevent the start.
    }
  }
}

const stateFile = (folder: string): string => join(folder, 'state.json');

/** Returns the stored state. A folder without a state file is new and counts as checked. */
function read(folder: string): State {
  let text: string;
  try {
    text = readFileSync(stateFile(folder), 'utf8');
  } catch {
    return { isRunning: false, checkedAt: Date.now() };
  }
  try {
    return JSON.parse(text) as State;
  } catch {
    return { isRunning: true };
  }
}
