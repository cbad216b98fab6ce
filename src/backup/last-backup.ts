import type { mongo } from 'mongoose';

/** Rows: `last` for the newest backup of any kind, `nightly` for the automatic ones. No personal data. */
export const BACKUP_NOTES = 'backups';

interface BackupNote {
  _id: 'last';
  createdAt: Date;
}

interface NightlyNote {
  _id: 'nightly';
  /** Start of the last attempt. */
  triedAt: Date;
  /** Reason of a failed attempt in one sentence. `null` after a success. */
  failure: string | null;
  /** The newest verified backup. */
  good: GoodBackup | null;
}

export type NightlyBackups = Omit<NightlyNote, '_id'>;

export interface GoodBackup {
  createdAt: Date;
  file: string;
  bytes: number;
  records: number;
}

/** Records when the newest backup was made. Ignores an error, because the backup exists anyway. */
export async function noteBackup(db: mongo.Db, createdAt: Date): Promise<void> {
  await db
    .collection<BackupNote>(BACKUP_NOTES)
    .updateOne({ _id: 'last' }, { $set: { createdAt } }, { upsert: true })
    .catch(() => undefined);
}

export async function lastBackup(db: mongo.Db): Promise<Date | null> {
  return (await db.collection<BackupNote>(BACKUP_NOTES).findOne({ _id: 'last' }))?.createdAt ?? null;
}

export async function noteNightly(db: mongo.Db, nightly: NightlyBackups): Promise<void> {
  await db.collection<NightlyNote>(BACKUP_NOTES).updateOne({ _id: 'nightly' }, { $set: nightly }, { upsert: true });
}

export async function readNightly(db: mongo.Db): Promise<NightlyBackups | null> {
  return db.collection<NightlyNote>(BACKUP_NOTES).findOne({ _id: 'nightly' }, { projection: { _id: 0 } });
}
