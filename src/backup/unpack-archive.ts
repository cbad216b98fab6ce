import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ARCHIVE_FOLDERS, type Manifest } from './archive-format';
import { readArchive } from './read-archive';

export async function unpackArchive(file: string, folder: string): Promise<Manifest> {
  for (const name of ARCHIVE_FOLDERS) await mkdir(join(folder, name), { recursive: true, mode: 0o700 });
  return readArchive(file, (name, content) =>
    pipeline(content, createWriteStream(join(folder, name), { flags: 'wx', mode: 0o600, flush: true })),
  );
}
