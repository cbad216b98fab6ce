import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { HOUR_MS } from '../clock/durations';
import { Every } from '../jobs/every.decorator';
import { ChangeBus } from './change-bus';
import { SHARED_COLLECTIONS } from './shared-collections';

/** A stored name. All times are from the clock of the database server. */
interface StoredName {
  _id: string;
  name: string;
  at: Date;
}

/**
 * Lets all processes use the same text for one key, such as the idempotency key for one form. The first process that
 * asks decides the text.
 */
@Injectable()
export class SharedNamesService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly changes: ChangeBus,
  ) {}

  /**
   * Returns the text for the key `thing`. `own` is the text if no process has set one in the last `forMs`. With the
   * embedded database, the result is always `own`.
   */
  async nameOf(thing: string, own: string, forMs: number): Promise<string> {
    if (!this.changes.isShared) return own;
    const isCurrent = { $gt: ['$at', { $subtract: ['$$NOW', forMs] }] };
    const first = { name: { $cond: [isCurrent, '$name', own] }, at: { $cond: [isCurrent, '$at', '$$NOW'] } };
    const row = await this.names.findOneAndUpdate({ _id: thing }, [{ $set: first }], {
      upsert: true,
      returnDocument: 'after',
    });
    return row?.name ?? own;
  }

  @Every(HOUR_MS)
  async sweep(): Promise<void> {
    const isOld = { $expr: { $lt: ['$at', { $subtract: ['$$NOW', HOUR_MS] }] } };
    if (this.changes.isShared) await this.names.deleteMany(isOld);
  }

  private get names() {
    return this.connection.collection<StoredName>(SHARED_COLLECTIONS.names);
  }
}
