import { closeSync, lstatSync, mkdirSync, openSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDiskFull } from '../errors/database-error';
import { EnvironmentError } from './environment-error';

/** Creates a folder and its parents with mode 0700. The recursive mode of `mkdir` would loop forever below /proc. */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && statSync(folder).isDirectory()) return;
    if (code !== 'ENOENT' || folder === dirname(folder)) throw error;
    makeFolder(dirname(folder));
    mkdirSync(folder, { mode: 0o700 });
  }
}

const FOLDERS = ['database', 'uploads', 'uploads/.incoming', 'outbox'];

/** Creates the folder and writes a file, because for root and on some disks mode bits do not show what works. */
export function tryFolder(folder: string): void {
  makeFolder(folder);
  const probe = join(folder, `.written-by-${process.pid}`);
  closeSync(openSync(probe, 'w'));
  rmSync(probe);
}

/** Error codes for a path that is blocked by another file. A restart does not fix this. */
const TAKEN_PLACE = new Set<unknown>(['EEXIST', 'ENOTDIR', 'EISDIR', 'ELOOP', 'ENAMETOOLONG']);

/** True if a later start may succeed, for example once the disk is mounted. */
export const mayPass = (error: unknown): boolean => !TAKEN_PLACE.has((error as NodeJS.ErrnoException).code);

/** Throws `EnvironmentError` if a folder inside is a file, and `Error` for broken links and read-only folders. */
function checkFolders(dataDir: string): void {
  for (const name of FOLDERS) {
    const path = join(dataDir, name);
    if (!lstatSync(path, { throwIfNoEntry: false })) continue;
    const found = statSync(path, { throwIfNoEntry: false });
    if (!found)
      throw new Error(`The link "${name}" in DATA_DIR points to a path that does not exist. Is a disk missing?`);
    if (!found.isDirectory()) {
      throw new EnvironmentError(`"${name}" in DATA_DIR must be a folder, but it is a file. Move the file away.`);
    }
    try {
      tryFolder(path);
    } catch (error) {
      if (isDiskFull(error)) throw error;
      throw new Error(
        `The user that runs mosi cannot write to the folder "${name}" in DATA_DIR. Make this user the owner of DATA_DIR and everything in it.`,
      );
    }
  }
}

/**
 * Returns the tested folder. Throws `EnvironmentError` if it can never be used, and `Error` if it cannot be used now,
 * but perhaps later.
 */
export function writableFolder(dataDir: string): string {
  try {
    tryFolder(dataDir);
  } catch (error) {
    if (isDiskFull(error)) throw error;
    if (!mayPass(error))
      throw new EnvironmentError('DATA_DIR must be a folder to which the user that runs mosi can write.');
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(
      `The user that runs mosi cannot write to DATA_DIR (${code}). Is its disk mounted, and does this user own the folder?`,
    );
  }
  checkFolders(dataDir);
  return dataDir;
}
