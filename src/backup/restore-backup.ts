import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { mongo } from 'mongoose';
import type { Environment } from '../platform/config/environment';
import { findRunning, openDatabaseIn } from '../platform/database/open-database';
import { markRestored } from '../platform/database/restored-place.service';
import { withDatabase } from '../platform/database/with-database';
import { type Erasure, mergeErasures, readErasures } from '../platform/personal-data/erasure-list';
import { ARCHIVE_FOLDERS, BackupError, type Manifest } from './archive-format';
import { loadDatabase } from './database-load';
import { freeBytes, megabytes } from './disk-space';
import { noteErasedSince } from './erased-since';
import { readArchive } from './read-archive';
import { loadSharedFiles } from './shared-files';
import { verifyArchive } from './verify-archive';

/** Staging folder. A restore first removes content that an interrupted restore left there. */
const STAGE = 'restoring';

interface RestoredBackup {
  manifest: Manifest;
  /** Number of people in the archive who were erased after it was made. The next start erases them again. */
  erasedSince: number;
}

/** Restores an archive to an empty data folder or MongoDB. After a failure, MongoDB may contain a part of the data. */
export async function restoreBackup(environment: Environment, file: string): Promise<RestoredBackup> {
  const { dataDir, mongodbUri } = environment;
  const stage = join(dataDir, STAGE);
  const dump = join(stage, 'dump');
  const isEmbedded = mongodbUri === undefined;
  if (isEmbedded && (await findRunning(dataDir))) throw new BackupError('The site is running: stop it first.');
  await refuseFilled(dataDir, isEmbedded);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await readThrough(file, dataDir, isEmbedded);
  await rm(stage, { recursive: true, force: true });
  try {
    const erasures = await erasuresBeside(file, environment);
    const manifest = await unpackArchive(file, stage);
    let erasedSince = 0;
    const load = async (db: mongo.Db): Promise<void> => {
      const backupAt = new Date(manifest.createdAt);
      await markRestored(db, backupAt);
      await loadDatabase(db, dump, manifest.documents);
      erasedSince = await noteErasedSince(db, erasures, backupAt, stage);
    };
    await rename(join(stage, 'database'), dump);
    if (isEmbedded) await loadEmbedded(stage, load);
    else await loadServer(mongodbUri, stage, load);
    // Moves the database last, so that an interrupted restore leaves no records without files.
    for (const name of isEmbedded ? ['uploads', 'outbox', 'database'] : []) {
      await rm(join(dataDir, name), { recursive: true, force: true });
      await rename(join(stage, name), join(dataDir, name));
    }
    return { manifest, erasedSince };
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

async function erasuresBeside(file: string, { backupDir }: Environment): Promise<Erasure[]> {
  try {
    return mergeErasures(await readErasures(dirname(resolve(file))), await readErasures(backupDir));
  } catch (error) {
    throw new BackupError((error as Error).message);
  }
}

async function refuseFilled(dataDir: string, isEmbedded: boolean): Promise<void> {
  for (const name of ['uploads', 'outbox', ...(isEmbedded ? ['database'] : [])]) {
    const names = await readdir(join(dataDir, name)).catch(() => []);
    if (names.some((each) => !each.startsWith('.'))) {
      throw new BackupError(`${join(dataDir, name)} is not empty: a backup can only be restored to an empty DATA_DIR.`);
    }
  }
}

/** Reads the archive without writing, because a small one may unpack to more than the disk can store. */
async function readThrough(file: string, dataDir: string, isEmbedded: boolean): Promise<void> {
  const free = await freeBytes(dataDir);
  let needed = 0;
  await verifyArchive(file, (name, bytes) => {
    // While an embedded database is loaded, the disk needs space for its archived and its loaded form.
    needed += isEmbedded && name.startsWith('database/') ? 2 * bytes : bytes;
    if (needed <= free) return;
    throw new BackupError(
      `The disk of ${dataDir} has ${megabytes(free)} free, and ${file} needs more than that. Nothing was written.`,
    );
  });
}

type Load = (db: mongo.Db) => Promise<void>;

async function loadEmbedded(stage: string, load: Load): Promise<void> {
  const database = await openDatabaseIn(stage);
  try {
    await withDatabase(database.uri, load);
  } finally {
    await database.close();
  }
}

function loadServer(uri: string, stage: string, load: Load): Promise<void> {
  return withDatabase(uri, async (db) => {
    for (const { name } of await db.listCollections().toArray()) {
      if ((await db.collection(name).countDocuments({}, { limit: 1 })) === 0) await db.dropCollection(name);
      else
        throw new BackupError(
          `The database at MONGODB_URI is not empty (it has "${name}"). Set MONGODB_URI to an empty database.`,
        );
    }
    try {
      // Loads the files before the records. Otherwise, an interrupted restore could leave records without their files.
      await loadSharedFiles(db, stage);
      await load(db);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new BackupError(
        `The restore stopped half way (${reason}): drop the database at MONGODB_URI and try again.`,
      );
    }
  });
}

async function unpackArchive(file: string, folder: string): Promise<Manifest> {
  for (const name of ARCHIVE_FOLDERS) await mkdir(join(folder, name), { recursive: true, mode: 0o700 });
  return readArchive(file, (name, content) =>
    pipeline(content, createWriteStream(join(folder, name), { flags: 'wx', mode: 0o600, flush: true })),
  );
}
