import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseDamagedError } from '../store-errors';
import { checkFile, type Look } from './file-check';
import { sizeOf } from './file-reserve';
import type { Store } from './store';
import { fileOf } from './store-folder';

const MINUTE_MS = 60_000;
/** A site that ends twice within this time may do so for a damaged page, and would go on and on. */
const LOOP_MS = 10 * MINUTE_MS;
const CHECKED_EVERY_MS = 7 * 24 * 60 * MINUTE_MS;
/** A read of ours takes less. While somebody reads, removed pages are not used again. */
const LONG_READ_MS = 5 * MINUTE_MS;
/** After the start, which needs the processor for itself. */
const CHECK_AFTER_MS = 10_000;

/** What is known of the soundness of what is stored. */
export interface Integrity {
  /** When the whole file was last looked through, `null` when never. */
  checkedAt: Date | null;
  /** In words what is damaged, `null` when nothing is known to be. */
  finding: string | null;
}

interface State {
  isRunning: boolean;
  /** The last end without a stop that was noticed. */
  uncleanAt?: number;
  /** A start was refused: the next one looks first, too. */
  isRefused?: boolean;
  checkedAt?: number;
  finding?: string | null;
}

const isWithin = (since: number | undefined, milliseconds: number): boolean =>
  since !== undefined && Math.abs(Date.now() - since) < milliseconds;

/** Notices when the store was not stopped, and looks it through beside the running site: then, and once a week. */
export class Maintenance {
  private state: State;
  private readonly wasUnclean: boolean;
  private look: Look | null = null;
  /** The reader that was told of. */
  private told: object | undefined;
  private timer: NodeJS.Timeout | undefined;
  private readersTimer: NodeJS.Timeout | undefined;

  /**
   * @param report is told when something is found
   * @param warn is told in words what staff cannot see and an operator should
   */
  constructor(
    private readonly folder: string,
    private readonly report: (integrity: Integrity) => void,
    private readonly warn: (words: string) => void = () => {},
  ) {
    this.state = read(folder);
    this.wasUnclean = this.state.isRunning;
  }

  get integrity(): Integrity {
    const { checkedAt, finding = null } = this.state;
    return { checkedAt: checkedAt === undefined ? null : new Date(checkedAt), finding };
  }

  /** Call it before the store is opened. Errors: `DatabaseDamagedError` when it has brought its process down twice and is damaged. */
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
      this.look = checkFile(fileOf(this.folder), 'beside');
      const finding = await this.look.finding.catch(() => undefined);
      this.look = null;
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

  /** Tells once of each that reads for long. */
  private checkReaders({ readers }: Store): void {
    const [[oldest, since] = []] = readers;
    const isLong = since !== undefined && performance.now() - since > LONG_READ_MS;
    if (isLong && oldest !== this.told) {
      this.warn(
        'Something has been read from the database for five minutes: until that ends, the file grows with each write.',
      );
    }
    this.told = isLong ? oldest : undefined;
  }

  /** Call it when the store no longer runs. */
  end(): void {
    clearTimeout(this.timer);
    clearInterval(this.readersTimer);
    this.look?.end();
    this.keep({ isRunning: false });
  }

  /** What comes after the first finding is often only its consequence. */
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
      // A full disk must not keep the site from starting.
    }
  }
}

const stateFile = (folder: string): string => join(folder, 'state.json');

/** A new folder counts as checked: nothing is in it. */
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
