import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { CachedResource } from '../../contract/cached-resources';
import { DatabaseReadiness } from '../database/database-readiness';
import { Every } from '../jobs/every.decorator';
import { SHARED_COLLECTIONS } from './shared-collections';

export type Topic = CachedResource | 'media' | 'redirects' | 'views' | 'mails' | 'limits';

/** Polling interval. With it, changes reach all processes within a second. */
const CHECK_EVERY_MS = 400;
/** After this time without a successful poll, this process may have missed changes by other processes. */
const CUT_OFF_MS = 5_000;

type StoredCounts = { _id: string } & Partial<Record<Topic, number>>;
const NEWS = SHARED_COLLECTIONS.news;

/** Announces changes to all processes, which poll one document with a counter per topic. See docs/decisions/005. */
@Injectable()
export class ChangeBus {
  private readonly watchers = new Map<Topic, (() => unknown)[]>();
  private readonly pending = new Set<Topic>();
  private readonly ownCounts = new Map<Topic, number>();
  /** Number of changes by other processes for each topic, or `null` if this process may have missed changes. */
  private seen: Map<Topic, number> | null = null;
  private lastPolledAt = performance.now();

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly readiness: DatabaseReadiness,
  ) {}

  /** True while the database is away. Changes by other processes are then unknown, and caches may be outdated. */
  get isCutOff(): boolean {
    return this.isShared && performance.now() - this.lastPolledAt > CUT_OFF_MS;
  }

  /** Reports that the database does not answer. `isCutOff` is then true until the next successful poll. */
  noteSilence(): void {
    this.lastPolledAt = Number.NEGATIVE_INFINITY;
  }

  get isShared(): boolean {
    return this.readiness.kind === 'mongodb';
  }

  /** Announces a change. Call it after the write and await it before the answer. If it fails, the next poll retries. */
  async publish(...topics: readonly Topic[]): Promise<void> {
    if (!this.isShared) return;
    for (const topic of topics) this.pending.add(topic);
    await this.readiness.whileAnswers(this.publishPending()).catch(() => undefined);
  }

  /** Lets a background job announce the change within half a second. The caller does not wait for it. */
  publishSoon(topic: Topic): void {
    if (this.isShared) this.pending.add(topic);
  }

  /** Calls `learn` at the first poll, after other processes announced `topic`, and after each outage. */
  subscribe(topic: Topic, learn: () => unknown): void {
    this.watchers.set(topic, [...(this.watchers.get(topic) ?? []), learn]);
  }

  @Every(CHECK_EVERY_MS, 0, 'each process')
  async poll(): Promise<void> {
    if (!this.isShared) return;
    const askedAt = performance.now();
    try {
      await this.readiness.whileAnswers(this.publishPending());
      const stored = await this.readiness.whileAnswers(this.board.findOne({ _id: NEWS }));
      this.readiness.note(true);
      await this.learn(stored ?? { _id: NEWS });
      this.lastPolledAt = askedAt;
    } catch {
      this.seen = null;
      this.noteSilence();
      await this.readiness.answers();
    }
  }

  private async learn(stored: StoredCounts): Promise<void> {
    const seen = new Map(this.seen);
    for (const [topic, watchers] of this.watchers) {
      const others = (stored[topic] ?? 0) - (this.ownCounts.get(topic) ?? 0);
      // `others` is too small if this process's own announcement is not yet in the database.
      if (this.seen && others <= (this.seen.get(topic) ?? 0)) continue;
      for (const learn of watchers) await learn();
      seen.set(topic, others);
    }
    // After a failed announcement, it is uncertain whether the database counted it. The counts are then not remembered.
    if (this.seen || this.pending.size === 0) this.seen = seen;
  }

  private async publishPending(): Promise<void> {
    const topics = [...this.pending];
    if (topics.length === 0) return;
    this.pending.clear();
    for (const topic of topics) this.ownCounts.set(topic, (this.ownCounts.get(topic) ?? 0) + 1);
    try {
      const $inc = Object.fromEntries(topics.map((topic) => [topic, 1]));
      await this.board.updateOne({ _id: NEWS }, { $inc }, { upsert: true });
    } catch (error) {
      this.seen = null;
      for (const topic of topics) this.pending.add(topic);
      throw error;
    }
  }

  private get board() {
    return this.connection.collection<StoredCounts>(NEWS);
  }
}
