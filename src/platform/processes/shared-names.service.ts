import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { HOUR_MS } from '../clock/durations';
import { Every } from '../jobs/every.decorator';
import { ChangeBus } from './change-bus';
import { SHARED_COLLECTIONS } from './shared-collections';

/** A stored value with its key `_id`. `at` is from the clock of the database server. */
interface StoredName {
  _id: string;
  name: string;
  at: Date;
}

/**
 * Stores values by key, so that all processes use the same value. An example is the idempotency key of a form that a
 * browser posts twice. The first process that asks decides the value.
 */
@Injectable()
export class SharedNamesService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly changes: ChangeBus,
  ) {}

  /**
   * Returns the value for the key `thing`. If no process has set one in the last `forMs`, sets it to `own`. With the
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
