interface GoodBackup {
  at: string;
  file: string;
  bytes: number;
  records: number;
  /** False if the archive was removed, or made by another process with another folder. */
  isInFolder: boolean;
}

/** Answer of `GET /backup/state`: state of the automatic backups. */
export interface BackupState {
  /** Hour of the daily backup in Lusaka, 0 to 23; `null` if automatic backups are off. */
  hour: number | null;
  /** Path of the archives on the server. */
  folder: string;
  /** True if the archives are on the same disk as the data, so that one disk failure loses both. */
  sharesDisk: boolean;
  /** False on a MongoDB server without a replica set: an archive may hold part of concurrent writes. */
  isConsistent: boolean;
  /** The newest verified backup, or `null`. */
  lastGood: GoodBackup | null;
  /** Since when and why nothing can be stored; `null` if storing works. */
  refusedWrites: { since: string; cause: string } | null;
  /** `failure` is the reason in a sentence, or `null` after a success. */
  lastTried: { at: string; failure: string | null } | null;
}
