import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import { isDuplicateKey } from '../errors/database-error';

/** Collection of the leases. */
export const LEASES = 'leases';
/** How often a holder has to take its lease anew, in milliseconds. */
export const LEASE_BEAT_MS = 2_000;
/** A holder that has said nothing for so long is dead to the others. */
const DEAD_MS = 10_000;

interface StoredLease {
  _id: string;
  /** `null` when whoever held it has left in order. */
  holder: string | null;
  /** Moves with each word of the holder. */
  beat: number;
}

/**
 * One of the things that one of several processes on a MongoDB does. Each measures by its own monotonic clock how long the count has stood
 * still, so no clock that is set, neither a machine's nor the server's, takes it away or gives it twice. docs/decisions/005-several-processes.md
 */
export class LeaseRow {
  private readonly me = randomUUID();
  private heard = { beat: Number.NaN, at: 0 };

  constructor(
    private readonly connection: Connection,
    private readonly id: string,
  ) {}

  /** Takes it, or holds on to it. Errors: those of the database. */
  async take(): Promise<boolean> {
    if (await this.move({ holder: this.me })) return true;
    const stored = await this.leases.findOne({ _id: this.id });
    if (!stored) return this.begin();
    if (stored.beat !== this.heard.beat) this.heard = { beat: stored.beat, at: performance.now() };
    const isDead = performance.now() - this.heard.at > DEAD_MS;
    return isDead || stored.holder === null ? this.move({ holder: stored.holder, beat: stored.beat }) : false;
  }

  /** The next one need not wait until this one is dead. */
  async giveUp(): Promise<void> {
    await this.leases.updateOne({ _id: this.id, holder: this.me }, { $set: { holder: null } });
  }

  private async move(from: Partial<StoredLease>): Promise<boolean> {
    const moved = { $set: { holder: this.me }, $inc: { beat: 1 } };
    return (await this.leases.updateOne({ _id: this.id, ...from }, moved)).matchedCount > 0;
  }

  private async begin(): Promise<boolean> {
    try {
      await this.leases.insertOne({ _id: this.id, holder: this.me, beat: 0 });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  private get leases() {
    return this.connection.collection<StoredLease>(LEASES);
  }
}
