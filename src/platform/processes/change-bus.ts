import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { CachedResource } from '../../contract/cached-resources';
import { DatabaseReadiness } from '../database/database-readiness';
import { Every } from '../jobs/every.decorator';
import { SHARED_COLLECTIONS } from './shared-collections';

/** Topics whose changes other processes cache or wait for. */
export type Topic = CachedResource | 'media' | 'redirects' | 'views' | 'mails' | 'sendings' | 'limits';

/** Polling interval, so that changes reach all processes within a second. */
const CHECK_EVERY_MS = 400;
/** Time without a successful poll after which the changes of others are unknown. */
const CUT_OFF_MS = 5_000;

type StoredCounts = { _id: string } & Partial<Record<Topic, number>>;
const NEWS = SHARED_COLLECTIONS.news;

/**
 * Announces changes between processes on one MongoDB: one document with a counter for each topic, which all poll.
 * The embedded database has one process and needs no announcements. docs/decisions/005-several-processes.md
 */
@Injectable()
export class ChangeBus {
  private readonly watchers = new Map<Topic, (() => unknown)[]>();
  private readonly pending = new Set<Topic>();
  /** Increments by this process. */
  private readonly ownCounts = new Map<Topic, number>();
  /** Counts of the other processes; `null` while missed changes are possible. */
  private seen: Map<Topic, number> | null = null;
  private lastPolledAt = performance.now();

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly readiness: DatabaseReadiness,
  ) {}

  /** True while the database is silent, so that cached data may be old. */
  get isCutOff(): boolean {
    return this.isShared && performance.now() - this.lastPolledAt > CUT_OFF_MS;
  }

  /** Reports that the database is away. Applies until the next successful poll. */
  noteSilence(): void {
    this.lastPolledAt = Number.NEGATIVE_INFINITY;
  }

  get isShared(): boolean {
    return this.readiness.kind === 'mongodb';
  }

  /** Announces a change. Call it after the write and await it before the answer. Failed announcements are retried. */
  async publish(...topics: readonly Topic[]): Promise<void> {
    if (!this.isShared) return;
    for (const topic of topics) this.pending.add(topic);
    await this.readiness.whileAnswers(this.publishPending()).catch(() => undefined);
  }

  /** Announces a change within half a second, without waiting. */
  publishSoon(topic: Topic): void {
    if (this.isShared) this.pending.add(topic);
  }

  /** @param learn called after a change by another process, at the start, and after silence; retried if it fails */
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
      // Smaller counts mean that this process's own announcement has not arrived yet.
      if (this.seen && others <= (this.seen.get(topic) ?? 0)) continue;
      for (const learn of watchers) await learn();
      seen.set(topic, others);
    }
    // A failed announcement makes the counts uncertain.
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
