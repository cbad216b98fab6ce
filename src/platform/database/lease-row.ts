import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import { isDuplicateKey } from '../errors/database-error';

export const LEASES = 'leases';
/** Interval at which a holder renews its lease. */
export const LEASE_BEAT_MS = 2_000;
/** A holder that has not renewed its lease for this time counts as dead. */
const DEAD_MS = 10_000;

interface StoredLease {
  _id: string;
  /** `null` after the holder gave up the lease. */
  holder: string | null;
  beat: number;
}

/** Gives a task to one process. Another takes over if `beat` has stood still for 10 s. See docs/decisions/005. */
export class LeaseRow {
  private readonly ownId = randomUUID();
  private lastSeen = { beat: Number.NaN, at: 0 };

  constructor(
    private readonly connection: Connection,
    private readonly id: string,
  ) {}

  async take(): Promise<boolean> {
    if (await this.move({ holder: this.ownId })) return true;
    const stored = await this.leases.findOne({ _id: this.id });
    if (!stored) return this.begin();
    if (stored.beat !== this.lastSeen.beat) this.lastSeen = { beat: stored.beat, at: performance.now() };
    const isDead = performance.now() - this.lastSeen.at > DEAD_MS;
    return isDead || stored.holder === null ? this.move({ holder: stored.holder, beat: stored.beat }) : false;
  }

  /** Gives up the lease, so that another process can take it without waiting for `DEAD_MS`. */
  async giveUp(): Promise<void> {
    await this.leases.updateOne({ _id: this.id, holder: this.ownId }, { $set: { holder: null } });
  }

  private async move(from: Partial<StoredLease>): Promise<boolean> {
    const moved = { $set: { holder: this.ownId }, $inc: { beat: 1 } };
    return (await this.leases.updateOne({ _id: this.id, ...from }, moved)).matchedCount > 0;
  }

  private async begin(): Promise<boolean> {
    try {
      await this.leases.insertOne({ _id: this.id, holder: this.ownId, beat: 0 });
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
