import type { Environment } from '../platform/config/environment';
import { joinDatabase } from '../platform/database/open-database';
import { withDatabase } from '../platform/database/with-database';
import type { Manifest } from './archive-format';
import { noteBackup } from './last-backup';
import { archiveName } from './pack-backup';
import { stageBackup } from './stage-backup';
import { writeArchive } from './write-archive';

/** Writes an archive of a running or stopped site. Without `file`, it is written to the current folder. */
export async function makeBackup(
  environment: Environment,
  file: string | undefined,
): Promise<{ file: string; manifest: Manifest }> {
  const database = await joinDatabase(environment);
  try {
    return await withDatabase(database.uri, async (db) => {
      const staged = await stageBackup({ dataDir: environment.dataDir, kind: database.kind, db });
      try {
        const target = file ?? archiveName(staged.createdAt);
        const { manifest } = await writeArchive(staged, target);
        await noteBackup(db, staged.createdAt);
        return { file: target, manifest };
      } finally {
        await staged.remove();
      }
    });
  } finally {
    await database.close();
  }
}
