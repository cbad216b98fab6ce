import { closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseDamagedError, EmbeddedDatabaseError } from '../store-errors';
import { Catalogue } from './catalogue';
import { checkFile, findFirstSight } from './file-check';
import { sizeOf } from './file-reserve';
import { copyOldForm } from './old-form';
import { Store } from './store';

const FORMAT = 2;
const OLD_FORMAT = 1;
const OLD_FILE = 'data.mdb';
/** Name of a file in the old format after its migration. The file stays until the first clean stop. */
const LEGACY_FILE = 'data.mdb.before-format-2';

interface Mark {
  format: number;
  id: string;
}

export const fileOf = (folder: string): string => join(folder, 'records.mdb');
const markOf = (folder: string): string => join(folder, 'store.json');

function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/** Reads store.json. Throws `DatabaseDamagedError` for invalid JSON, `EmbeddedDatabaseError` for an unknown format. */
function readMark(folder: string): Mark | null {
  if (sizeOf(markOf(folder)) === 0) return null;
  let mark: Mark;
  try {
    mark = JSON.parse(readFileSync(markOf(folder), 'utf8')) as Mark;
  } catch {
    throw new DatabaseDamagedError(folder, 'its file store.json cannot be read');
  }
  if (mark.format === FORMAT || mark.format === OLD_FORMAT) return mark;
  throw new EmbeddedDatabaseError(
    `The database in ${folder} has form ${mark.format}, and this version of mosi knows ${FORMAT}: start the version that wrote it, or a newer one.`,
  );
}

function writeMark(folder: string, id: string): void {
  const written = `${markOf(folder)}.new`;
  writeFileSync(written, JSON.stringify({ format: FORMAT, id }), { flush: true });
  renameSync(written, markOf(folder));
  syncFolder(folder);
}

/**
 * Opens or creates the store, and migrates the old format first. Throws `DatabaseDamagedError` for damaged or missing
 * files, and `EmbeddedDatabaseError` for an unknown format.
 */
export async function openStore(folder: string): Promise<Catalogue> {
  const mark = readMark(folder);
  const file = fileOf(folder);
  const isOld = mark ? mark.format === OLD_FORMAT : sizeOf(file) === 0 && sizeOf(join(folder, OLD_FILE)) > 0;
  if (isOld) return bringOver(folder, mark);
  if (sizeOf(file) > 0) {
    const finding = findFirstSight(file);
    if (finding) throw new DatabaseDamagedError(folder, finding);
  } else if (mark) throw new DatabaseDamagedError(folder, 'its file records.mdb is missing or empty');
  const catalogue = await openFile(folder, file, mark);
  if (!mark) writeMark(folder, catalogue.id);
  return catalogue;
}

async function openFile(folder: string, file: string, mark: Mark | null): Promise<Catalogue> {
  const store = new Store(file, folder);
  try {
    const catalogue = new Catalogue(store);
    if (mark && mark.id !== catalogue.id) throw store.damaged('its file records.mdb is not the one that belongs here');
    if (!catalogue.isStored) await catalogue.writeHeader();
    return catalogue;
  } catch (error) {
    await store.close();
    throw error;
  }
}

/**
 * Migrates a file of the old format by copying all records to a new file. Changes store.json last, so that an
 * interrupted migration starts again.
 */
async function bringOver(folder: string, mark: Mark | null): Promise<Catalogue> {
  const [old, legacy] = [join(folder, OLD_FILE), join(folder, LEGACY_FILE)];
  const source = sizeOf(old) > 0 ? old : legacy;
  if (sizeOf(source) === 0) throw new DatabaseDamagedError(folder, 'its file data.mdb is missing or empty');
  const finding = findFirstSight(source) ?? (await checkFile(source, 'read').finding);
  if (finding) throw new DatabaseDamagedError(folder, finding);
  const [file, begun] = [fileOf(folder), join(folder, 'records.mdb.begun')];
  removeFiles(file, begun);
  const catalogue = new Catalogue(new Store(begun, folder));
  try {
    await copyOldForm(source, folder, catalogue);
    if (mark && mark.id !== catalogue.id) {
      throw new DatabaseDamagedError(folder, 'its file data.mdb is not the one that belongs here');
    }
  } finally {
    await catalogue.store.close();
  }
  renameSync(source, legacy);
  renameSync(begun, file);
  removeFiles(begun);
  writeMark(folder, catalogue.id);
  return openFile(folder, file, { format: FORMAT, id: catalogue.id });
}

/** Removes files with their lock files, which lmdb creates beside them. */
function removeFiles(...files: string[]): void {
  for (const file of files.flatMap((name) => [name, `${name}-lock`])) rmSync(file, { force: true });
}

export function removeOldForm(folder: string): void {
  removeFiles(join(folder, LEGACY_FILE), join(folder, OLD_FILE));
  rmSync(join(folder, 'lock.mdb'), { force: true });
}
