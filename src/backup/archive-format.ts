import { createHash } from 'node:crypto';
import { RESTORED } from '../platform/database/restored-place.service';
import { PROBES } from '../platform/errors/refused-writes.service';
import { OUTBOX_COLLECTION } from '../platform/mail/outbox/stored-mails';
import { SHARED_COLLECTIONS } from '../platform/processes/shared-collections';
import { SECRETS } from '../platform/signing/shared-secret';
import { UPLOAD_COLLECTIONS } from '../uploads/storage/grid-files';
import { BACKUP_NOTES } from './last-backup';

/** An archive is a gzipped tar file with these folders and then the manifest, so a truncated one has no manifest. */
export const ARCHIVE_FOLDERS = ['database', 'uploads', 'outbox'] as const;
export const MANIFEST = 'manifest.json';
export const ARCHIVE_FORMAT = 1;

/** Collections that no archive contains: secrets, archived files, messages between processes, backup state. */
export const NOT_ARCHIVED: readonly string[] = [
  ...[SECRETS, OUTBOX_COLLECTION, BACKUP_NOTES, PROBES, RESTORED],
  ...UPLOAD_COLLECTIONS,
  ...Object.values(SHARED_COLLECTIONS),
];

export interface ArchivedFile {
  bytes: number;
  sha256: string;
}

export interface Manifest {
  format: number;
  createdAt: string;
  database: 'embedded' | 'mongodb';
  /** True if all collections were read as of one moment. False on a MongoDB server outside a replica set. */
  isConsistent: boolean;
  documents: Record<string, number>;
  files: Record<string, ArchivedFile>;
}

/** Matches file names directly in one of the folders, so that no archived file is written elsewhere. */
const FILE_NAME = new RegExp(`^(${ARCHIVE_FOLDERS.join('|')})/[A-Za-z0-9][A-Za-z0-9._-]{0,254}$`);

export function isArchivedName(name: string): boolean {
  return name === MANIFEST || FILE_NAME.test(name);
}

/** Error for a backup that cannot be made or used. Staff may read the message, which is one sentence. */
export class BackupError extends Error {}

export class Measure {
  private readonly hash = createHash('sha256');
  private bytes = 0;

  add(chunk: Uint8Array): void {
    this.hash.update(chunk);
    this.bytes += chunk.length;
  }

  result(): ArchivedFile {
    return { bytes: this.bytes, sha256: this.hash.digest('hex') };
  }
}
