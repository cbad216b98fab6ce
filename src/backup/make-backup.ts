import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { finished } from 'node:stream/promises';
import { mongo } from 'mongoose';
import type { Environment } from '../platform/config/environment';
import { joinDatabase } from '../platform/database/open-database';
import { isDiskFull } from '../platform/errors/database-error';
import { BackupError, type Manifest } from './archive-format';
import { noteBackup } from './last-backup';
import { archiveName, packBackup } from './pack-backup';
import { stageBackup } from './stage-backup';

const TIMEOUT_MS = 5_000;

/**
 * Writes one archive of a site that runs or stands still. Answers where it lies and what is in it.
 * @param file `undefined`: a name with the time, in the current folder
 * Errors: `BackupError` when there is a file of that name; those of `joinDatabase`.
 */
export async function makeBackup(
  environment: Environment,
  file: string | undefined,
): Promise<{ file: string; manifest: Manifest }> {
  const { dataDir } = environment;
  const database = await joinDatabase(environment);
  const client = new mongo.MongoClient(database.uri, { serverSelectionTimeoutMS: TIMEOUT_MS });
  try {
    const staged = await stageBackup({ dataDir, kind: database.kind, client, db: client.db() });
    try {
      const target = file ?? archiveName(staged.createdAt);
      if (existsSync(target)) throw new BackupError(`${target} is there already: choose another name.`);
      const folder = dirname(resolve(target));
      if (!existsSync(folder)) throw new BackupError(`There is no folder ${folder}.`);
      const part = `${target}.part`;
      try {
        const handle = await open(part, 'w', 0o600);
        const written = handle.createWriteStream({ flush: true });
        const manifest = await packBackup(staged, written);
        written.end();
        await finished(written);
        await rename(part, target);
        await noteBackup(client.db(), staged.createdAt);
        return { file: target, manifest };
      } catch (error) {
        throw isDiskFull(error) ? new BackupError(`The disk of ${target} is full: nothing was written.`) : error;
      } finally {
        await rm(part, { force: true });
      }
    } finally {
      await staged.remove();
    }
  } finally {
    await client.close();
    await database.close();
  }
}
