import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, mongo } from 'mongoose';

/** Collection of one row. Holds no personal data, and goes into no archive. */
export const RESTORED = 'restored';
const ROW = 'last';

interface StoredRestore {
  _id: string;
  /** The moment that the archive shows. */
  backupAt: Date;
  /** The mark: what was due at that moment is not on hold yet. */
  isNew?: true;
  /** Nobody has said yet which quote number was given out last. */
  asksNumber?: true;
}

/** Marks a place before anything is restored to it: also one that is restored in part must send nothing. */
export async function markRestored(db: mongo.Db, backupAt: Date): Promise<void> {
  const row = { backupAt, isNew: true as const, asksNumber: true as const };
  await db.collection<StoredRestore>(RESTORED).replaceOne({ _id: ROW }, row, { upsert: true });
}

/** Remembers from which backup this place was restored, and what staff have to decide because of it. */
@Injectable()
export class RestoredPlaceService {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** `null` where nothing was ever restored. */
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
