import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

export async function folderBytes(folder: string): Promise<number> {
  let bytes = 0;
  for (const name of await readdir(folder)) {
    const found = await stat(join(folder, name)).catch(() => null);
    if (found?.isFile()) bytes += found.size;
  }
  return bytes;
}
