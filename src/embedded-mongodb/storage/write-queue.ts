import { setImmediate as nextTurn } from 'node:timers/promises';
import { notStored } from '../store-errors';
import type { Catalogue } from './catalogue';
import type { WriteBatch } from './write-batch';

/**
 * Turns of the event loop to wait before a batch starts. Callers often send their next write right after an answer.
 * Because of the wait, this write can join the batch.
 */
const TURNS = 3;

interface Job {
  work(batch: WriteBatch): Promise<unknown>;
  resolve(value: unknown): void;
  reject(error: unknown): void;
  isAlone: boolean;
}

/**
 * Groups writes into commits. Each write is answered when it is on disk. Writes that arrive during a commit share the
 * next one.
 */
export class WriteQueue {
  private waiting: Job[] = [];
  private running: Promise<void> | null = null;
  /** Set while a commit adds or removes collections or indexes. */
  private restructuring: Promise<unknown> | null = null;

  /** `isOwner` returns true while no other process owns the store. */
  constructor(
    private readonly catalogue: Catalogue,
    private readonly isOwner: () => boolean,
  ) {}

  /**
   * Runs a write in a batch and resolves when it is on disk. With `isAlone`, the write has a batch of its own and may
   * commit in several steps.
   */
  run<T>(work: (batch: WriteBatch) => Promise<T>, isAlone = false): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.waiting.push({ work, resolve: resolve as (value: unknown) => void, reject, isAlone });
      this.running ??= this.drain().finally(() => {
        this.running = null;
      });
    });
  }

  /** Resolves when no commit that changes collections or indexes is running. */
  async untilSettled(): Promise<void> {
    while (this.restructuring !== null) await this.restructuring;
  }

  async idle(): Promise<void> {
    while (this.running !== null) await this.running;
  }

  private async drain(): Promise<void> {
    while (this.waiting.length > 0) {
      // Waits some turns of the event loop, so that later writes can join the batch and other work can continue first.
      for (let turn = 0; turn < TURNS; turn++) await nextTurn();
      const [first] = this.waiting;
      const alone = this.waiting.findIndex(({ isAlone }) => isAlone);
      await this.runBatch(this.waiting.splice(0, first?.isAlone ? 1 : alone === -1 ? this.waiting.length : alone));
    }
  }

  private async runBatch(jobs: Job[]): Promise<void> {
    const [first, second] = jobs;
    const batch: WriteBatch = this.catalogue.begin(first?.isAlone ? () => this.commit(batch) : undefined);
    const answers: (() => void)[] = [];
    for (const job of jobs) {
      const before = batch.length;
      try {
        const value = await job.work(batch);
        answers.push(() => job.resolve(value));
      } catch (error) {
        // Undoes the changes of a command that failed as a whole. A command that fails in parts does not throw.
        batch.undo(before);
        answers.push(() => job.reject(error));
      }
    }
    const failure = await this.commit(batch).then(
      () => null,
      (error: unknown) => ({ error }),
    );
    if (!failure) for (const answer of answers) answer();
    else if (first && !second) first.reject(failure.error);
    // Retries each write alone. On a full disk, a deletion must not fail because of another write in the batch.
    else for (const job of jobs) await this.runBatch([job]);
  }

  private async commit(batch: WriteBatch): Promise<void> {
    const changes = batch.changes();
    if (changes.length === 0) return;
    if (!this.isOwner()) throw notStored('its folder is gone, or another process has taken it over');
    const { collections } = batch;
    const written = this.catalogue.store.commit(changes);
    if (collections !== this.catalogue.collections) {
      this.restructuring = written
        .catch(() => undefined)
        .finally(() => {
          this.restructuring = null;
        });
    }
    await written;
    for (const { indexes } of collections.values()) for (const index of indexes) index.noteCommitted(changes);
    this.catalogue.collections = collections;
    batch.clear();
  }
}
