import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { isStorageFull, refusedWrite } from './database-error';

const PROBE_MS = 5_000;
/** Size of the test write in bytes. It exceeds the space that is reserved for deletions on a full disk. */
const PROBE_BYTES = 256 * 1024;
/** Collection of the test writes. Backups do not include it. */
export const PROBES = 'probes';

export interface RefusedState {
  since: Date;
  cause: string;
  count: number;
}

/** Tracks since when and why the database refuses writes. Logs the beginning and the end. */
@Injectable()
export class RefusedWritesService implements OnApplicationShutdown {
  private readonly logger = new Logger('Database');
  private refused: (RefusedState & { isDiskFull: boolean }) | null = null;
  private timer: NodeJS.Timeout | undefined;

  constructor(@InjectConnection() private readonly connection: Connection) {}

  get state(): RefusedState | null {
    return this.refused;
  }

  /** True while the database refuses larger writes because the disk is full. Small writes may succeed. */
  get isDiskFull(): boolean {
    return this.refused?.isDiskFull ?? false;
  }

  /** Counts a call or job whose write the database refused, and logs the first. False for other errors. */
  note(error: unknown): boolean {
    const cause = refusedWrite(error);
    if (cause === null) return false;
    if (!this.refused) {
      this.refused = { since: new Date(), cause, count: 0, isDiskFull: isStorageFull(error) };
      this.logger.error(`Writes are refused: ${cause}. Reads still work. The log will say when writes work again.`);
      this.timer = setInterval(() => void this.probe(), PROBE_MS).unref();
    }
    this.refused.count += 1;
    return true;
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Tests writes by a document. Free bytes would not reveal a quota, a limit or a read-only disk. */
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
    this.logger.log(`Writes work again, after ${seconds} s. Writes that were refused: ${count}.`);
  }
}
