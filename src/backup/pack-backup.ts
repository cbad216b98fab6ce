import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Pack, pack } from 'tar-stream';
import { ARCHIVE_FOLDERS, ARCHIVE_FORMAT, type ArchivedFile, MANIFEST, type Manifest, Measure } from './archive-format';
import type { StagedBackup } from './stage-backup';

export function archiveName(createdAt: Date): string {
  return `mosi-backup-${createdAt.toISOString().slice(0, 19).replace(/[:T]/g, '-')}.tar.gz`;
}

/** Writes the archive to `destination` but does not end this stream. The caller must end it after its own cleanup. */
export async function packBackup(staged: StagedBackup, destination: Writable): Promise<Manifest> {
  const archive = pack();
  // If the destination closes, for example because a download is cancelled, no more files are read.
  const stopped = new AbortController();
  const written = pipeline(archive, createGzip(), destination, { end: false }).catch((error: unknown) => {
    stopped.abort(error);
    throw error;
  });
  const [manifest] = await Promise.all([fill(archive, staged, stopped.signal), written]);
  return manifest;
}

async function fill(archive: Pack, staged: StagedBackup, signal: AbortSignal): Promise<Manifest> {
  const files: Record<string, ArchivedFile> = {};
  for (const folder of ARCHIVE_FOLDERS) {
    for (const file of (await readdir(join(staged.folder, folder))).sort()) {
      const name = `${folder}/${file}`;
      files[name] = await addFile(archive, name, join(staged.folder, name), signal);
    }
  }
  const manifest: Manifest = {
    format: ARCHIVE_FORMAT,
    createdAt: staged.createdAt.toISOString(),
    database: staged.kind,
    isConsistent: staged.isConsistent,
    documents: staged.documents,
    files,
  };
  archive.entry({ name: MANIFEST, mode: 0o600 }, JSON.stringify(manifest, null, 2));
  archive.finalize();
  return manifest;
}

async function addFile(archive: Pack, name: string, path: string, signal: AbortSignal): Promise<ArchivedFile> {
  const { size, mtime } = await stat(path);
  const measure = new Measure();
  const entry = archive.entry({ name, size, mtime, mode: 0o600 });
  const ended = once(entry, 'close', { signal });
  ended.catch(() => undefined);
  for await (const chunk of createReadStream(path, { signal }) as AsyncIterable<Buffer>) {
    measure.add(chunk);
    if (!entry.write(chunk)) await once(entry, 'drain', { signal });
  }
  entry.end(undefined);
  await ended;
  return measure.result();
}
