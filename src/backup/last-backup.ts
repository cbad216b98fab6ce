import type { mongo } from 'mongoose';

/** The one row that remembers when. Holds no personal data. */
interface BackupNote {
  _id: 'last';
  createdAt: Date;
}

const notes = (db: mongo.Db) => db.collection<BackupNote>('backups');

/** Remembers a backup that is whole; one that cannot be remembered is one nevertheless. */
export async function noteBackup(db: mongo.Db, createdAt: Date): Promise<void> {
  await notes(db)
    .updateOne({ _id: 'last' }, { $set: { createdAt } }, { upsert: true })
    .catch(() => undefined);
}

/** The moment that the newest backup shows, `null` when none was made. */
export async function lastBackup(db: mongo.Db): Promise<Date | null> {
  return (await notes(db).findOne({ _id: 'last' }))?.createdAt ?? null;
}
