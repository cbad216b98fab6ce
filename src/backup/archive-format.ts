import { createHash } from 'node:crypto';
import { RESTORED } from '../platform/database/restored-place.service';
import { PROBES } from '../platform/errors/refused-writes.service';
import { OUTBOX_COLLECTION } from '../platform/mail/outbox/stored-mails';
import { SHARED_COLLECTIONS } from '../platform/processes/shared-collections';
import { SECRETS } from '../platform/signing/shared-secret';
import { UPLOAD_COLLECTIONS } from '../uploads/storage/grid-files';
import { BACKUP_NOTES } from './last-backup';

/** A gzipped tar file: these folders, then the manifest as the last file, so that a cut archive is known by its missing end. */
export const ARCHIVE_FOLDERS = ['database', 'uploads', 'outbox'] as const;
export const MANIFEST = 'manifest.json';
export const ARCHIVE_FORMAT = 1;

/**
 * Collections that go into no archive, and come out of none. Who has an archive must not be able to sign; uploads and
 * outbox are in it as files, wherever they lie; what running processes tell each other is of no use to others; what is
 * restored was not backed up where it is then, and is marked anew.
 */
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
  /** The moment that the database is archived at. */
  createdAt: string;
  database: 'embedded' | 'mongodb';
  /** Whether all collections are of one moment. Not so for a MongoDB server that is no replica set. */
  isConsistent: boolean;
  /** Number of documents by collection. */
  documents: Record<string, number>;
  /** Every other file of the archive by its name in it. */
  files: Record<string, ArchivedFile>;
}

/** One folder deep; a name can lead nowhere else. */
const FILE_NAME = new RegExp(`^(${ARCHIVE_FOLDERS.join('|')})/[A-Za-z0-9][A-Za-z0-9._-]{0,254}$`);

export function isArchivedName(name: string): boolean {
  return name === MANIFEST || FILE_NAME.test(name);
}

/** An archive that cannot be made or used; the message is one sentence for whoever asked. */
export class BackupError extends Error {}

/** Passes chunks on and counts and hashes them on the way. */
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
