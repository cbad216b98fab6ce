import { closeSync, lstatSync, mkdirSync, openSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDiskFull } from '../errors/database-error';
import { EnvironmentError } from './environment-error';

/**
 * Makes a folder, and those around it, for this user alone. `mkdir` with `recursive` never returns where the parent is there but
 * takes no folders, as below /proc: so one folder at a time. Errors: those of the system.
 */
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

/** What the product keeps in folders of `DATA_DIR`. */
const FOLDERS = ['database', 'uploads', 'uploads/.incoming', 'outbox'];

/**
 * Writes to the folder, made if there is none: its rights mean nothing to root, and on some disks to nobody.
 * Errors: those of the system.
 */
export function tryFolder(folder: string): void {
  makeFolder(folder);
  const probe = join(folder, `.written-by-${process.pid}`);
  closeSync(openSync(probe, 'w'));
  rmSync(probe);
}

/** Something else has the place of the folder or file: no further start mends that. */
const TAKEN_PLACE = new Set<unknown>(['EEXIST', 'ENOTDIR', 'EISDIR', 'ELOOP', 'ENAMETOOLONG']);

/** Whether a start at another time may find the place usable: a disk that is not mounted yet often leaves a mount point that is root's, or read-only. */
export const mayPass = (error: unknown): boolean => !TAKEN_PLACE.has((error as NodeJS.ErrnoException).code);

/** Errors: `EnvironmentError` where one of them is no folder; `Error` where it leads nowhere or cannot be written to. */
function checkFolders(dataDir: string): void {
  for (const name of FOLDERS) {
    const path = join(dataDir, name);
    if (!lstatSync(path, { throwIfNoEntry: false })) continue;
    const found = statSync(path, { throwIfNoEntry: false });
    if (!found) throw new Error(`DATA_DIR holds a link "${name}" that leads nowhere: is a disk missing?`);
    if (!found.isDirectory()) {
      throw new EnvironmentError(
        `DATA_DIR holds a file "${name}" where a folder of that name has to be: move it away.`,
      );
    }
    try {
      tryFolder(path);
    } catch (error) {
      if (isDiskFull(error)) throw error;
      throw new Error(
        `DATA_DIR holds a folder "${name}" that this user cannot write to: give this user all of DATA_DIR.`,
      );
    }
  }
}

/** The folder, made if there is none. Errors: `EnvironmentError` where it can never be used; `Error` where it cannot be used now. */
export function writableFolder(dataDir: string): string {
  try {
    tryFolder(dataDir);
  } catch (error) {
    if (isDiskFull(error)) throw error;
    if (!mayPass(error)) throw new EnvironmentError('DATA_DIR must be a folder that can be written to.');
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(`DATA_DIR cannot be written to (${code}): is its disk mounted, and does it belong to this user?`);
  }
  checkFolders(dataDir);
  return dataDir;
}
