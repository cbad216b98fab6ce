import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { steadyTime } from '../platform/clock/steady-time';
import { Every } from '../platform/jobs/every.decorator';
import { Redirect, type RedirectRow } from './schemas/redirect.schema';

const FLUSH_MS = 60_000;

/**
 * When each redirect was used last. Uses are kept in memory and stored every minute, and by a clean stop: no answer
 * waits for a write. What could not be stored is kept for the next time.
 */
@Injectable()
export class RedirectUses implements BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly logger = new Logger(RedirectUses.name);
  /** By the address at which a redirect begins. */
  private readonly pending = new Map<string, Date>();

  constructor(@InjectModel(Redirect.name) private readonly model: Model<RedirectRow>) {}

  async beforeApplicationShutdown(): Promise<void> {
    await this.flush();
  }

  /** The last answers went out after the first call. */
  async onApplicationShutdown(): Promise<void> {
    await this.flush();
  }

  /** @param from where a redirect begins that is stored: others would be kept for nothing. */
  note(from: string): void {
    this.pending.set(from, steadyTime());
  }

  /** `null`: never. */
  lastOf({ from, usedAt }: Pick<RedirectRow, 'from' | 'usedAt'>): Date | null {
    const pending = this.pending.get(from);
    if (!pending || !usedAt) return pending ?? usedAt ?? null;
    return pending > usedAt ? pending : usedAt;
  }

  /** Never throws. */
  @Every(FLUSH_MS, FLUSH_MS, 'each process')
  async flush(): Promise<void> {
    const noted = [...this.pending];
    if (noted.length === 0) return;
    try {
      await this.model.bulkWrite(noted.map(toUpdate), { ordered: false, timestamps: false });
    } catch (error) {
      this.logger.warn(`Uses of redirects are kept for the next time: ${(error as Error).name}`);
      return;
    }
    for (const [from, at] of noted) if (this.pending.get(from) === at) this.pending.delete(from);
  }
}

/**
 * Another process may have stored a later use: `$max`, which the embedded database lacks. No visitor makes an
 * editor's save a conflict.
 */
const toUpdate = ([from, usedAt]: [string, Date]) => ({
  updateOne: {
    filter: { from, $or: [{ usedAt: null }, { usedAt: trusted({ $lt: usedAt }) }] },
    update: { $set: { usedAt } },
    timestamps: false,
  },
});
