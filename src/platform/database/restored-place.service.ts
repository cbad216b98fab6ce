import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, mongo } from 'mongoose';

/** Collection with one row about the last restore, without personal data. Archives leave it out. */
export const RESTORED = 'restored';
const ROW = 'last';

interface StoredRestore {
  _id: string;
  /** Moment of the archive's snapshot. */
  backupAt: Date;
  /** Set until the emails that were due at `backupAt` are on hold. */
  isNew?: true;
  /** Set until staff have entered the last used numbers, because documents may have been issued after the backup. */
  asksNumber?: true;
}

/** Marks the database before data is restored, so that an interrupted restore sends no emails. */
export async function markRestored(db: mongo.Db, backupAt: Date): Promise<void> {
  const row = { backupAt, isNew: true as const, asksNumber: true as const };
  await db.collection<StoredRestore>(RESTORED).replaceOne({ _id: ROW }, row, { upsert: true });
}

/** Remembers the restored backup, and the decisions that staff must make after the restore. */
@Injectable()
export class RestoredPlaceService {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  read(): Promise<Omit<StoredRestore, '_id'> | null> {
    return this.rows.findOne({ _id: ROW });
  }

  async removeMark(): Promise<void> {
    await this.rows.updateOne({ _id: ROW }, { $unset: { isNew: 1 } });
  }

  async noteNumber(): Promise<void> {
    await this.rows.updateOne({ _id: ROW }, { $unset: { asksNumber: 1 } });
  }

  private get rows() {
    return this.connection.collection<StoredRestore>(RESTORED);
  }
}
