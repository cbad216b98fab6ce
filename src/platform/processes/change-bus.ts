import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { CachedResource } from '../../contract/cached-resources';
import { DatabaseReadiness } from '../database/database-readiness';
import { Every } from '../jobs/every.decorator';
import { SHARED_COLLECTIONS } from './shared-collections';

/** What a process may have changed that others hold in memory or wait for. */
export type Topic = CachedResource | 'media' | 'redirects' | 'views' | 'mails' | 'sendings' | 'limits';

/** How often it is asked for: a change shows everywhere within a second. */
const CHECK_EVERY_MS = 400;
/** Whoever has heard nothing for so long does not know what the others do, even if no look has failed. */
const CUT_OFF_MS = 5_000;

type Told = { _id: string } & Partial<Record<Topic, number>>;
const NEWS = SHARED_COLLECTIONS.news;

/**
 * What processes on one MongoDB tell each other: one document with a count of each topic, moved by whoever has changed something and asked for
 * by all. The embedded database has one process, which has nobody to tell. docs/decisions/005-several-processes.md
 */
@Injectable()
export class ChangeBus {
  private readonly watchers = new Map<Topic, (() => unknown)[]>();
  private readonly untold = new Set<Topic>();
  /** How often this process has moved each count. */
  private readonly own = new Map<Topic, number>();
  /** What the others had come to; `null` while nobody knows what was missed. */
  private seen: Map<Topic, number> | null = null;
  private heardAt = performance.now();

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly readiness: DatabaseReadiness,
  ) {}

  /** Whether the database has been silent, so that what is in memory may be old. */
  get isCutOff(): boolean {
    return this.isShared && performance.now() - this.heardAt > CUT_OFF_MS;
  }

  /** Somebody has found the database away: until the next news. */
  noteSilence(): void {
    this.heardAt = Number.NEGATIVE_INFINITY;
  }

  get isShared(): boolean {
    return this.readiness.kind === 'mongodb';
  }

  /** Call it after the write and wait for it before the call is answered. What cannot be told now is told as soon as the database answers. */
  async publish(...topics: readonly Topic[]): Promise<void> {
    if (!this.isShared) return;
    for (const topic of topics) this.untold.add(topic);
    await this.readiness.whileAnswers(this.tellRest()).catch(() => undefined);
  }

  /** The same where nobody waits for it: within half a second. */
  publishSoon(topic: Topic): void {
    if (this.isShared) this.untold.add(topic);
  }

  /** @param learn is called when another process has told of the topic, at the start, and after a silence. Where it fails it is called again. */
  subscribe(topic: Topic, learn: () => unknown): void {
    this.watchers.set(topic, [...(this.watchers.get(topic) ?? []), learn]);
  }

  @Every(CHECK_EVERY_MS, 0, 'each process')
  async poll(): Promise<void> {
    if (!this.isShared) return;
    const askedAt = performance.now();
    try {
      await this.readiness.whileAnswers(this.tellRest());
      const told = await this.readiness.whileAnswers(this.board.findOne({ _id: NEWS }));
      this.readiness.note(true);
      await this.learn(told ?? { _id: NEWS });
      this.heardAt = askedAt;
    } catch {
      this.seen = null;
      this.noteSilence();
      await this.readiness.answers();
    }
  }

  private async learn(told: Told): Promise<void> {
    const seen = new Map(this.seen);
    for (const [topic, watchers] of this.watchers) {
      const others = (told[topic] ?? 0) - (this.own.get(topic) ?? 0);
      // Fewer than before: what this process tells just now has not arrived.
      if (this.seen && others <= (this.seen.get(topic) ?? 0)) continue;
      for (const learn of watchers) await learn();
      seen.set(topic, others);
    }
    // A tell that failed meanwhile has left nobody sure of the counts.
    if (this.seen || this.untold.size === 0) this.seen = seen;
  }

  private async tellRest(): Promise<void> {
    const topics = [...this.untold];
    if (topics.length === 0) return;
    this.untold.clear();
    for (const topic of topics) this.own.set(topic, (this.own.get(topic) ?? 0) + 1);
    try {
      const $inc = Object.fromEntries(topics.map((topic) => [topic, 1]));
      await this.board.updateOne({ _id: NEWS }, { $inc }, { upsert: true });
    } catch (error) {
      this.seen = null;
      for (const topic of topics) this.untold.add(topic);
      throw error;
    }
  }

  private get board() {
    return this.connection.collection<Told>(NEWS);
  }
}
