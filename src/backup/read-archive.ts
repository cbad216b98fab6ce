import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { isDiskFull } from '../platform/errors/database-error';
import {
  ARCHIVE_FORMAT,
  type ArchivedFile,
  BackupError,
  isArchivedName,
  MANIFEST,
  type Manifest,
  Measure,
} from './archive-format';

type Entry = AsyncIterable<Uint8Array> & { header: { name: string; size?: number; type?: string | null } };

/** Handles one archived file, given its name, content and size in bytes. It must read all content. */
type TakeFile = (name: string, content: AsyncIterable<Uint8Array>, bytes: number) => Promise<void>;

const MANIFEST_MAX_BYTES = 100 * 1024 * 1024;

/** Reads an archive once and compares all files with the manifest. Throws `BackupError` if they differ. */
export async function readArchive(file: string, take: TakeFile): Promise<Manifest> {
  const found: Record<string, ArchivedFile> = {};
  let manifest: Manifest | undefined;
  try {
    const entries = extract();
    const unpacked = pipeline(createReadStream(file), createGunzip(), entries);
    unpacked.catch(() => undefined);
    for await (const entry of entries as AsyncIterable<Entry>) {
      const { name, type, size = 0 } = entry.header;
      if (type !== 'file' || !isArchivedName(name))
        throw new BackupError(`${file} contains a file name that mosi never writes.`);
      if (name === MANIFEST) manifest = parseManifest(file, await readSmall(entry));
      else {
        const measure = new Measure();
        await take(name, measured(entry, measure), size);
        found[name] = measure.result();
      }
    }
    await unpacked;
  } catch (error) {
    if (error instanceof BackupError || isDiskFull(error)) throw error;
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new BackupError(`There is no file ${file}.`);
    throw new BackupError(`${file} is not a complete mosi backup (${(error as Error).message}): use another backup.`);
  }
  if (!manifest)
    throw new BackupError(`${file} is not a complete mosi backup (its end is missing): use another backup.`);
  compare(file, manifest, found);
  return manifest;
}

async function* measured(chunks: AsyncIterable<Uint8Array>, measure: Measure): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    measure.add(chunk);
    yield chunk;
  }
}

async function readSmall(entry: Entry): Promise<string> {
  if ((entry.header.size ?? 0) > MANIFEST_MAX_BYTES)
    throw new BackupError('This is no backup of mosi: its list of files is too long.');
  const chunks: Uint8Array[] = [];
  for await (const chunk of entry) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

function parseManifest(file: string, text: string): Manifest {
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.format !== ARCHIVE_FORMAT) {
    throw new BackupError(`${file} was written by another version of mosi (format ${String(manifest.format)}).`);
  }
  return manifest;
}

function compare(file: string, { files }: Manifest, found: Record<string, ArchivedFile>): void {
  const names = new Set([...Object.keys(files), ...Object.keys(found)]);
  for (const name of names) {
    if (files[name]?.sha256 === found[name]?.sha256 && files[name]?.bytes === found[name]?.bytes) continue;
    throw new BackupError(`The backup ${file} is damaged (${name} has changed): use another backup.`);
  }
}
