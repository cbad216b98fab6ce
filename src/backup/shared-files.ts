import { createWriteStream, existsSync } from 'node:fs';
import { link, mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { mongo } from 'mongoose';
import { StoredMails } from '../platform/mail/outbox/stored-mails';
import { type GridFile, GridFiles } from '../uploads/storage/grid-files';

const isFile = (name: string): boolean => !name.startsWith('.');

/** Copies uploads and outbox from MongoDB to the staging folder, so that all archives have the same format. */
export async function stageSharedFiles(
  db: mongo.Db,
  session: mongo.ClientSession | undefined,
  stage: string,
): Promise<void> {
  const [uploads, outbox] = [join(stage, 'uploads'), join(stage, 'outbox')];
  for (const folder of [uploads, outbox]) await mkdir(folder, { recursive: true, mode: 0o700 });
  const grid = new GridFiles(db, session);
  for await (const file of grid.files()) await stageUpload(grid, file, join(uploads, file.filename));
  const mails = new StoredMails(db, session);
  for (const { name, writtenAt } of await mails.list()) {
    const mail = existsSync(join(outbox, name)) ? null : await mails.read(name);
    if (!mail) continue;
    await writeFile(join(outbox, name), mail, { flag: 'wx', mode: 0o600 });
    await utimes(join(outbox, name), writtenAt, writtenAt);
  }
}

async function stageUpload(grid: GridFiles, file: GridFile, path: string): Promise<void> {
  if (existsSync(path)) return;
  try {
    await pipeline(Readable.from(grid.content(file)), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    await utimes(path, file.metadata.writtenAt, file.metadata.writtenAt);
  } catch (error) {
    await rm(path, { force: true });
    // Without a snapshot, the file may have been deleted after it was listed. The archive then leaves it out.
    if ((await grid.find(file.filename)) !== null) throw error;
  }
}

/** Adds uploads that are only in this machine's folder `from`, and not in the database, to the folder `to`. */
export async function linkLegacyUploads(db: mongo.Db, from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  const names = (await readdir(from).catch(() => [])).filter(isFile);
  for (const name of await new GridFiles(db).missing(names)) {
    await link(join(from, name), join(to, name)).catch(async () =>
      writeFile(join(to, name), await readFile(join(from, name))),
    );
  }
}

export async function loadSharedFiles(db: mongo.Db, stage: string): Promise<void> {
  const grid = new GridFiles(db);
  for (const name of await readdir(join(stage, 'uploads'))) {
    const path = join(stage, 'uploads', name);
    await grid.add(path, name, (await stat(path)).mtime);
  }
  const mails = new StoredMails(db);
  for (const name of await readdir(join(stage, 'outbox'))) {
    const path = join(stage, 'outbox', name);
    await mails.add(name, await readFile(path), (await stat(path)).mtime);
  }
}
