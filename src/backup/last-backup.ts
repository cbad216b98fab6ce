import type { mongo } from 'mongoose';

/** A row for each kind of note. None holds personal data. */
export const BACKUP_NOTES = 'backups';

/** The newest backup of any kind. */
interface BackupNote {
  _id: 'last';
  createdAt: Date;
}

/** How the backups by the clock go. */
interface NightlyNote {
  _id: 'nightly';
  /** When the last one was begun. */
  triedAt: Date;
  /** Why that one failed, in a sentence; `null` when it did not. */
  failure: string | null;
  /** The newest one that is whole. */
  good: GoodBackup | null;
}

export type NightlyBackups = Omit<NightlyNote, '_id'>;

export interface GoodBackup {
  /** The moment that it shows. */
  createdAt: Date;
  /** Its name in the folder of archives. */
  file: string;
  bytes: number;
  /** Documents of all collections. */
  records: number;
}

/** Remembers a backup that is whole; one that cannot be remembered is one nevertheless. */
export async function noteBackup(db: mongo.Db, createdAt: Date): Promise<void> {
  await db
    .collection<BackupNote>(BACKUP_NOTES)
    .updateOne({ _id: 'last' }, { $set: { createdAt } }, { upsert: true })
    .catch(() => undefined);
}

/** The moment that the newest backup shows, `null` when none was made. */
export async function lastBackup(db: mongo.Db): Promise<Date | null> {
  return (await db.collection<BackupNote>(BACKUP_NOTES).findOne({ _id: 'last' }))?.createdAt ?? null;
}

/** Errors: those of the database. */
export async function noteNightly(db: mongo.Db, nightly: NightlyBackups): Promise<void> {
  await db.collection<NightlyNote>(BACKUP_NOTES).updateOne({ _id: 'nightly' }, { $set: nightly }, { upsert: true });
}

/** `null` before the first try. Errors: those of the database. */
export async function readNightly(db: mongo.Db): Promise<NightlyBackups | null> {
  return db.collection<NightlyNote>(BACKUP_NOTES).findOne({ _id: 'nightly' }, { projection: { _id: 0 } });
}
