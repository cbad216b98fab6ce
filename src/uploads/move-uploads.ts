import { rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { mongo } from 'mongoose';
import { runTool } from '../platform/config/run-tool';
import { withDatabase } from '../platform/database/with-database';
import { GridFiles } from './storage/grid-files';
import { UploadFolder } from './storage/upload-folder';
import { randomName } from './storage/upload-storage';

interface MoveCounts {
  moved: number;
  known: number;
  /** Number of files that were not moved, because the target has another file of the same name. */
  differing: number;
}

/** Moves uploads to MongoDB. Each file is stored before it is removed, so an interrupted run can be repeated. */
export async function moveToDatabase(db: mongo.Db, dataDir: string): Promise<MoveCounts> {
  const [folder, grid] = [new UploadFolder(dataDir), new GridFiles(db)];
  const counts = { moved: 0, known: 0, differing: 0 };
  for (const name of await folder.list()) {
    const stats = await folder.stat(name);
    if (!stats) continue;
    const known = await grid.find(name);
    // Skips a file that was deleted in MongoDB. The next process that starts removes it from the folder.
    if (!known && (await grid.wasRemoved(name))) continue;
    if (!known) await grid.add(join(folder.servedPath, name), name, stats.writtenAt);
    const isSame = (known ?? (await grid.find(name)))?.length === stats.bytes;
    if (isSame) await folder.remove(name);
    counts[isSame ? (known ? 'known' : 'moved') : 'differing'] += 1;
  }
  return counts;
}

/** Moves uploads from MongoDB to the folder. The site must be stopped, or it would move the files back. */
export async function moveToFolder(db: mongo.Db, dataDir: string): Promise<MoveCounts> {
  const [folder, grid] = [new UploadFolder(dataDir), new GridFiles(db)];
  const counts = { moved: 0, known: 0, differing: 0 };
  for await (const file of grid.files()) {
    const known = await folder.stat(file.filename);
    if (!known) {
      const incoming = join(folder.incomingPath, randomName());
      try {
        await grid.save(file, incoming);
        await utimes(incoming, file.metadata.writtenAt, file.metadata.writtenAt);
        await folder.adopt(incoming, file.filename);
      } finally {
        await rm(incoming, { force: true });
      }
    }
    const isSame = (known ?? (await folder.stat(file.filename)))?.bytes === file.length;
    if (isSame) await grid.remove(file);
    counts[isSame ? (known ? 'known' : 'moved') : 'differing'] += 1;
  }
  return counts;
}

/** Implements `npm run uploads:move [-- back]`. Returns the exit code. */
export function moveUploads(direction: string | undefined): Promise<number> {
  return runTool(async ({ mongodbUri, dataDir }) => {
    if (direction !== undefined && direction !== 'back') {
      throw new Error('Use npm run uploads:move, or npm run uploads:move -- back.');
    }
    if (mongodbUri === undefined) {
      throw new Error('Set MONGODB_URI. With the embedded database, uploads are stored in DATA_DIR/uploads.');
    }
    const move = direction === 'back' ? moveToFolder : moveToDatabase;
    const { moved, known, differing } = await withDatabase(mongodbUri, (db) => move(db, dataDir));
    const folder = join(dataDir, 'uploads');
    const way = direction === 'back' ? `from the database to ${folder}` : `from ${folder} to the database`;
    process.stdout.write(`${moved} uploads moved ${way}; ${known} were already there.\n`);
    if (differing > 0) throw new Error(`${differing} were not moved: other files with these names are already there.`);
  });
}
