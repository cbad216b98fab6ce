import { randomBytes } from 'node:crypto';
import { constants, copyFile, link, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { mongo } from 'mongoose';
import { DAY_MS } from '../platform/clock/durations';
import { type DatabaseDump, dumpDatabase } from './database-dump';
import { linkLegacyUploads, stageSharedFiles } from './shared-files';

const STAGE = '.backup-';
/** A staging folder older than this was left behind by a killed process. */
const LEFT_MS = DAY_MS;

interface BackupSource {
  dataDir: string;
  kind: 'embedded' | 'mongodb';
  db: mongo.Db;
}

/** Data for one archive, as of one moment, in a folder of its own. Call `remove` after packing. */
export interface StagedBackup extends DatabaseDump {
  folder: string;
  kind: 'embedded' | 'mongodb';
  createdAt: Date;
  remove(): Promise<void>;
}

/** Takes the snapshot and hard-links its files, so that files deleted later stay. Copies files stored in MongoDB. */
export async function stageBackup({ dataDir, kind, db }: BackupSource): Promise<StagedBackup> {
  await removeLeft(dataDir);
  const folder = join(dataDir, `${STAGE}${randomBytes(6).toString('hex')}`);
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const linkFiles = async (): Promise<void> => {
      const pathsOf = (name: string) => [join(dataDir, name), join(folder, name)] as const;
      await (kind === 'embedded' ? linkFolder(...pathsOf('uploads')) : linkLegacyUploads(db, ...pathsOf('uploads')));
      await linkFolder(...pathsOf('outbox'));
    };
    let createdAt = new Date();
    // Links the files before and after the snapshot. The first time keeps files that are deleted meanwhile. The second
    // time finds files that were added before the snapshot.
    await linkFiles();
    const dump = await dumpDatabase(db, kind, join(folder, 'database'), {
      onMoment: async () => {
        createdAt = new Date();
        await linkFiles();
      },
      ...(kind === 'mongodb' && { within: (session) => stageSharedFiles(db, session, folder) }),
    });
    return { ...dump, folder, kind, createdAt, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function linkFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  const names = await readdir(from).catch(() => []);
  // Leaves out incomplete files, whose names begin with a dot.
  for (const name of names.filter((each) => !each.startsWith('.'))) {
    await linkFile(join(from, name), join(to, name));
  }
}

async function linkFile(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Ignores a file that the first call of `linkFiles` has linked already, or that was deleted meanwhile.
    if (code === 'EEXIST' || code === 'ENOENT') return;
    // Copies the file, because not every file system supports hard links.
    await copyFile(from, to, constants.COPYFILE_EXCL).catch((copyError: NodeJS.ErrnoException) => {
      if (copyError.code !== 'EEXIST') throw copyError;
    });
  }
}

async function removeLeft(dataDir: string): Promise<void> {
  const names = await readdir(dataDir).catch(() => []);
  for (const name of names.filter((each) => each.startsWith(STAGE))) {
    const path = join(dataDir, name);
    const found = await stat(path).catch(() => null);
    if (found && found.mtimeMs < Date.now() - LEFT_MS) await rm(path, { recursive: true, force: true });
  }
}
