import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environment } from '../platform/config/environment';
import { findRunning, openDatabaseIn } from '../platform/database/open-database';
import { withDatabase } from '../platform/database/with-database';
import { BackupError, type Manifest } from './archive-format';
import { loadDatabase } from './database-load';
import { loadSharedFiles } from './shared-files';
import { unpackArchive } from './unpack-archive';

/** Where everything is made ready; what an interrupted restore left there is thrown away by the next. */
const STAGE = 'restoring';

/**
 * Brings an archive to an empty data folder, or to an empty MongoDB, which takes uploads and outbox too.
 * Errors: `BackupError` when anything is there already, or the archive is not whole; then nothing was changed. With MongoDB a
 * failure on the way leaves a part behind; the message says so.
 */
export async function restoreBackup(environment: Environment, file: string): Promise<Manifest> {
  const { dataDir, mongodbUri } = environment;
  const stage = join(dataDir, STAGE);
  const isEmbedded = mongodbUri === undefined;
  if (isEmbedded && (await findRunning(dataDir))) throw new BackupError('The site is running: stop it first.');
  await refuseFilled(dataDir, isEmbedded);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await rm(stage, { recursive: true, force: true });
  try {
    const manifest = await unpackArchive(file, stage);
    const dump = join(stage, 'dump');
    await rename(join(stage, 'database'), dump);
    if (isEmbedded) await loadEmbedded(stage, dump, manifest);
    else await loadServer(mongodbUri, dump, manifest, stage);
    // The database last: before it is in place, nothing of the site is there.
    for (const name of isEmbedded ? ['uploads', 'outbox', 'database'] : []) {
      await rm(join(dataDir, name), { recursive: true, force: true });
      await rename(join(stage, name), join(dataDir, name));
    }
    return manifest;
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

async function refuseFilled(dataDir: string, isEmbedded: boolean): Promise<void> {
  for (const name of ['uploads', 'outbox', ...(isEmbedded ? ['database'] : [])]) {
    const names = await readdir(join(dataDir, name)).catch(() => []);
    if (names.some((each) => !each.startsWith('.'))) {
      throw new BackupError(`${join(dataDir, name)} is not empty: a backup is restored to an empty DATA_DIR only.`);
    }
  }
}

async function loadEmbedded(stage: string, dump: string, manifest: Manifest): Promise<void> {
  const database = await openDatabaseIn(stage);
  try {
    await withDatabase(database.uri, (db) => loadDatabase(db, dump, manifest.documents));
  } finally {
    await database.close();
  }
}

function loadServer(uri: string, dump: string, manifest: Manifest, stage: string): Promise<void> {
  return withDatabase(uri, async (db) => {
    for (const { name } of await db.listCollections().toArray()) {
      if ((await db.collection(name).countDocuments({}, { limit: 1 })) === 0) await db.dropCollection(name);
      else throw new BackupError(`The database at MONGODB_URI is not empty (it has "${name}"): name an empty one.`);
    }
    try {
      // The files first: before the database is in place, nothing of the site is there.
      await loadSharedFiles(db, stage);
      await loadDatabase(db, dump, manifest.documents);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new BackupError(
        `The restore stopped half way (${reason}): drop the database at MONGODB_URI and try again.`,
      );
    }
  });
}
