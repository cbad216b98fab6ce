interface GoodBackup {
  at: string;
  file: string;
  bytes: number;
  records: number;
  /** `false`: taken away since, or made by another process, whose folder of archives is another one. */
  isInFolder: boolean;
}

/** Answer of `GET /backup/state`: how the backups by the clock go. */
export interface BackupState {
  /** The hour in Lusaka at which one is made each day, 0 to 23; `null`: they are switched off. */
  hour: number | null;
  /** Folder of the archives, as the server names it. */
  folder: string;
  /** The folder lies on the disk of what it backs up: one disk that dies takes both. */
  sharesDisk: boolean;
  /** `false` on a MongoDB server that is no replica set: an archive may hold a part of what was written meanwhile. */
  isConsistent: boolean;
  /** The newest one that was read back and is whole; `null` while there is none. */
  lastGood: GoodBackup | null;
  /** Since when and why nothing can be stored, `null` while all is. */
  refusedWrites: { since: string; cause: string } | null;
  /** `failure` says in a sentence why it failed, `null` that it did not. */
  lastTried: { at: string; failure: string | null } | null;
}
