import { setImmediate as nextTurn } from 'node:timers/promises';
import { notStored } from '../store-errors';
import type { Catalogue } from './catalogue';
import { collectionOf, isEntry, keyOf, slotOf } from './keys';
import type { WriteBatch } from './write-batch';

/** Turns of the event loop that a batch waits for company: who was answered just now often has the next write on its way through the socket. */
const TURNS = 3;

interface Job {
  work(batch: WriteBatch): Promise<unknown>;
  resolve(value: unknown): void;
  reject(error: unknown): void;
  isAlone: boolean;
}

/**
 * Runs writes one after the other and answers them when they are on disk. Those that wait while a commit runs share
 * the next one, so that many writers do not pay for a disk flush each.
 */
export class WriteQueue {
  private waiting: Job[] = [];
  private running: Promise<void> | null = null;
  /** A batch changes collections or indexes, and is on its way to the disk. */
  private restructuring: Promise<unknown> | null = null;

  /** @param isOwner whether the store is still this process's alone */
  constructor(
    private readonly catalogue: Catalogue,
    private readonly isOwner: () => boolean,
  ) {}

  /** @param isAlone whether it may commit in steps: then it shares its batch with no other */
  run<T>(work: (batch: WriteBatch) => Promise<T>, isAlone = false): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.waiting.push({ work, resolve: resolve as (value: unknown) => void, reject, isAlone });
      this.running ??= this.drain().finally(() => {
        this.running = null;
      });
    });
  }

  /** Resolves when the collections and indexes that are known are those in the store. */
  async untilSettled(): Promise<void> {
    while (this.restructuring !== null) await this.restructuring;
  }

  /** Resolves when every write so far is answered. */
  async idle(): Promise<void> {
    while (this.running !== null) await this.running;
  }

  private async drain(): Promise<void> {
    while (this.waiting.length > 0) {
      // A batch begins in a turn of its own: what arrived meanwhile joins it, and no reader is in the middle of its work.
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
        // A command that fails as a whole leaves nothing behind; one that fails in parts answers with its parts.
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
    // What has no room together may have it alone: on a full disk a removal must not fail for what came at the same time.
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
    const byNumber = new Map([...collections.values()].map((collection) => [collection.number, collection.indexes]));
    for (const { key, delta } of changes) {
      if (!isEntry(key) || delta === 0) continue;
      const index = byNumber.get(collectionOf(key))?.find(({ slot }) => slot === slotOf(key));
      index?.noteCommitted(keyOf(key), delta);
    }
    this.catalogue.collections = collections;
    batch.clear();
  }
}
