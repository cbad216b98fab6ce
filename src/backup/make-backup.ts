import { mongo } from 'mongoose';
import type { Environment } from '../platform/config/environment';
import { joinDatabase } from '../platform/database/open-database';
import type { Manifest } from './archive-format';
import { noteBackup } from './last-backup';
import { archiveName } from './pack-backup';
import { stageBackup } from './stage-backup';
import { writeArchive } from './write-archive';

const TIMEOUT_MS = 5_000;

/** Writes an archive of a running or stopped site. Without `file`, it is written to the current folder. */
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
      const { manifest } = await writeArchive(staged, target);
      await noteBackup(client.db(), staged.createdAt);
      return { file: target, manifest };
    } finally {
      await staged.remove();
    }
  } finally {
    await client.close();
    await database.close();
  }
}
