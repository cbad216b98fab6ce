interface GoodBackup {
  at: string;
  file: string;
  bytes: number;
  records: number;
  isInFolder: boolean;
}

export interface BackupState {
  /** Hour of the daily backup in Lusaka, from 0 to 23. It is `null` if automatic backups are off. */
  hour: number | null;
  folder: string;
  /** True if backups and data are on the same disk. A broken disk would then destroy both. */
  sharesDisk: boolean;
  /** False on a MongoDB server without a replica set. Its backups may contain only parts of concurrent writes. */
  isConsistent: boolean;
  lastGood: GoodBackup | null;
  /** Since when, and why, nothing can be stored. It is `null` if storing works. */
  refusedWrites: { since: string; cause: string } | null;
  /** Newest attempt. `failure` is the reason in a sentence, or `null` after success. */
  lastTried: { at: string; failure: string | null } | null;
}
