import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { refusedWrite } from './database-error';

/** How often a write is tried while writes are refused, in milliseconds. */
const PROBE_MS = 5_000;
/** More than the room that is kept free for deletions on a full disk lets through unnoticed. */
const PROBE_BYTES = 256 * 1024;
/** Collection of what is tried; it goes into no archive. */
export const PROBES = 'probes';

export interface RefusedState {
  since: Date;
  /** In words of the system. */
  cause: string;
  /** Calls and jobs that were refused. */
  count: number;
}

/** Knows since when and why this database stores nothing, and tells the log when that begins and when it ends. */
@Injectable()
export class RefusedWritesService implements OnApplicationShutdown {
  private readonly logger = new Logger('Database');
  private refused: RefusedState | null = null;
  private timer: NodeJS.Timeout | undefined;

  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** `null` while writes are stored. */
  get state(): RefusedState | null {
    return this.refused;
  }

  /** Notes a failed call or job; answers whether it is one of a write that was refused, so that the log has its line. */
  note(error: unknown): boolean {
    const cause = refusedWrite(error);
    if (cause === null) return false;
    if (!this.refused) {
      this.refused = { since: new Date(), cause, count: 0 };
      this.logger.error(`Writes are refused: ${cause}. Reads go on. The log says when writes are stored again.`);
      this.timer = setInterval(() => void this.probe(), PROBE_MS).unref();
    }
    this.refused.count += 1;
    return true;
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** A real write: free bytes alone do not tell of a quota, a bound of the process or a disk that is read-only. */
  private async probe(): Promise<void> {
    const probes = this.connection.collection<{ _id: string }>(PROBES);
    try {
      await probes.replaceOne({ _id: 'probe' }, { filling: 'x'.repeat(PROBE_BYTES) }, { upsert: true });
      await probes.deleteOne({ _id: 'probe' });
    } catch {
      return;
    }
    clearInterval(this.timer);
    if (!this.refused) return;
    const { since, count } = this.refused;
    const seconds = Math.round((Date.now() - since.getTime()) / 1_000);
    this.refused = null;
    this.logger.log(`Writes are stored again, after ${seconds} s. Refused meanwhile: ${count}.`);
  }
}
