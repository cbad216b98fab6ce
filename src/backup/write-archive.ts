import { existsSync } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { finished } from 'node:stream/promises';
import { folderBytes } from '../platform/database/folder-bytes';
import { isDiskFull } from '../platform/errors/database-error';
import { ARCHIVE_FOLDERS, BackupError, type Manifest } from './archive-format';
import { freeBytes, megabytes } from './disk-space';
import { packBackup } from './pack-backup';
import type { StagedBackup } from './stage-backup';
import { verifyArchive } from './verify-archive';

export const PART = '.part';

/**
 * Writes the archive with mode 0600 and verifies it. The file gets its name only when it is complete. Throws
 * `BackupError` if the file already exists, its folder is missing or the disk is full.
 */
export async function writeArchive(
  staged: StagedBackup,
  target: string,
): Promise<{ manifest: Manifest; bytes: number }> {
  if (existsSync(target)) throw new BackupError(`${target} already exists: choose another name.`);
  const folder = dirname(resolve(target));
  if (!existsSync(folder)) throw new BackupError(`There is no folder ${folder}.`);
  await refuseFull(staged, folder);
  const part = `${target}${PART}`;
  try {
    const handle = await open(part, 'w', 0o600);
    const written = handle.createWriteStream({ flush: true });
    await packBackup(staged, written);
    written.end();
    await finished(written);
    const manifest = await readBack(part);
    const { size } = await stat(part);
    await rename(part, target);
    return { manifest, bytes: size };
  } catch (error) {
    throw isDiskFull(error) ? new BackupError(`The disk of ${target} is full: nothing was written.`) : error;
  } finally {
    await rm(part, { force: true });
  }
}

/** Throws `BackupError` for an archive that would fill the disk and so stop the site from storing data. */
async function refuseFull(staged: StagedBackup, folder: string): Promise<void> {
  let needed = 0;
  for (const name of ARCHIVE_FOLDERS) needed += await folderBytes(join(staged.folder, name));
  const free = await freeBytes(folder);
  if (free >= needed) return;
  throw new BackupError(
    `The disk of ${folder} is full: ${megabytes(free)} are free, and an archive may need ${megabytes(needed)}. ` +
      'Nothing was written.',
  );
}

async function readBack(part: string): Promise<Manifest> {
  try {
    return await verifyArchive(part);
  } catch (error) {
    throw new BackupError(`The backup could not be verified (${(error as Error).message}), so it is not valid.`);
  }
}
