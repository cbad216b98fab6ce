import { randomUUID } from 'node:crypto';
import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { SAMPLE_POSTS } from './posts/sample-posts';

/** Where uploads are received; what a crash leaves there is swept. */
const INCOMING = '.incoming';

/** Puts the covers of the sample posts among the uploads, each whole or not at all. */
export async function writeSampleCovers(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'uploads');
  await mkdir(join(folder, INCOMING), { recursive: true });
  for (const { coverName, cover } of SAMPLE_POSTS) {
    const incoming = join(folder, INCOMING, randomUUID());
    const file = await open(incoming, 'wx', 0o644);
    try {
      await file.writeFile(cover);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(incoming, join(folder, coverName));
  }
}
