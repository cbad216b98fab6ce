import { basename, dirname } from 'node:path';
import { BackupError, type Manifest } from './archive-format';
import { readArchive } from './read-archive';
import { storedDocuments } from './stored-documents';

const DUMP = '.bson';

/** Compares files and counts with the manifest. `foresee` gets name and bytes before a file is read; it may throw. */
export async function verifyArchive(file: string, foresee?: (name: string, bytes: number) => void): Promise<Manifest> {
  const counts: Record<string, number> = {};
  const manifest = await readArchive(file, async (name, content, bytes) => {
    foresee?.(name, bytes);
    if (dirname(name) === 'database' && name.endsWith(DUMP)) counts[basename(name, DUMP)] = await countOf(content);
    else for await (const _chunk of content);
  });
  for (const name of new Set([...Object.keys(counts), ...Object.keys(manifest.documents)])) {
    const [found, stored] = [counts[name] ?? 0, manifest.documents[name] ?? 0];
    if (found !== stored) throw new BackupError(`${file} holds ${found} of ${stored} documents of ${name}.`);
  }
  return manifest;
}

async function countOf(content: AsyncIterable<Uint8Array>): Promise<number> {
  let count = 0;
  for await (const _document of storedDocuments(content)) count += 1;
  return count;
}
