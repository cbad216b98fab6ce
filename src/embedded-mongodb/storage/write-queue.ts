import { setImmediate as nextTurn } from 'node:timers/promises';
import { notStored } from '../errors';
import type { Collection } from './collection';
import type { Store } from './store';
import { WriteBatch } from './write-batch';

/** Turns of the event loop that a batch waits for company: who was answered just now often has the next write on its way through the socket. */
const TURNS = 3;

interface Job {
  work(batch: WriteBatch): Promise<unknown>;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/**
 * Runs writes one after the other and answers them when they are on disk. Those that wait while a commit runs share
 * the next one, so that many writers do not pay for a disk flush each.
 */
export class WriteQueue {
  private waiting: Job[] = [];
  private running: Promise<void> | null = null;
  private settled: Promise<void> = Promise.resolve();

  /** @param isOwner whether the store is still this process's alone */
  constructor(
    private readonly store: Store,
    private readonly isOwner: () => boolean,
  ) {}

  run<T>(work: (batch: WriteBatch) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.waiting.push({ work, resolve: resolve as (value: unknown) => void, reject });
      this.running ??= this.drain().finally(() => {
        this.running = null;
      });
    });
  }

  /** Resolves when nothing uncommitted is in the collection, so that no reader sees what may yet be undone. */
  async untilClean(collection: Collection): Promise<void> {
    while (collection.isDirty) await this.settled;
  }

  /** Resolves when every write so far is answered. */
  async idle(): Promise<void> {
    while (this.running) await this.running;
  }

  private async drain(): Promise<void> {
    while (this.waiting.length > 0) {
      // A batch begins in a turn of its own: what arrived meanwhile joins it, and no reader is in the middle of its work.
      for (let turn = 0; turn < TURNS; turn++) await nextTurn();
      let settle = (): void => {};
      this.settled = new Promise((resolve) => {
        settle = resolve;
      });
      await this.runBatch(this.waiting.splice(0));
      settle();
    }
  }

  private async runBatch(jobs: Job[]): Promise<void> {
    const batch = new WriteBatch();
    const answers: (() => void)[] = [];
    for (const job of jobs) {
      const before = batch.length;
      try {
        const value = await job.work(batch);
        answers.push(() => job.resolve(value));
      } catch (error) {
        // A command that fails as a whole leaves nothing behind; one that fails in parts answers with its parts.
        batch.undo(before);
        answers.push(() => job.reject(error));
      }
    }
    const failure = await this.commit(batch).then(
      () => null,
      (error: unknown) => ({ error }),
    );
    if (failure) batch.undo();
    for (const collection of batch.touched) collection.settle();
    if (!failure) for (const answer of answers) answer();
    else if (jobs.length === 1) jobs[0].reject(failure.error);
    // What has no room together may have it alone: on a full disk a removal must not fail for what came at the same time.
    else for (const job of jobs) await this.runBatch([job]);
  }

  private async commit(batch: WriteBatch): Promise<void> {
    const touched = [...batch.touched];
    const changes = touched.flatMap((collection) => collection.changes());
    if (changes.length === 0) return;
    if (!this.isOwner()) throw notStored('another process has taken the database over');
    if (touched.some((collection) => collection.isNew || collection.isDropped)) changes.push(this.store.headerChange());
    await this.store.commit(changes);
  }
}
