import type { Document } from 'bson';

/** An answer with `ok: 0`. Codes and names are MongoDB's own, so that callers treat both engines alike. */
export class CommandError extends Error {
  constructor(
    readonly code: number,
    readonly codeName: string,
    message: string,
    readonly details: Document = {},
  ) {
    super(message);
  }

  toDocument(): Document {
    return { ok: 0, errmsg: this.message, code: this.code, codeName: this.codeName, ...this.details };
  }
}

/** The refusal of everything outside the served set: it names what was asked for. */
export function notServed(what: string): CommandError {
  return new CommandError(
    238,
    'NotImplemented',
    `The embedded database does not serve ${what}. Set MONGODB_URI to use a MongoDB server.`,
  );
}

export function badValue(message: string): CommandError {
  return new CommandError(2, 'BadValue', message);
}

/** As Node and as LMDB say that a disk is full or a quota is reached. */
const STORAGE_FULL = /\b(ENOSPC|EDQUOT)\b|No space left on device|quota exceeded/i;

/** Nothing of the write was kept, reads go on. The cause is the system's own: it names no record. */
export function notStored(cause: string): CommandError {
  const message = `The write could not be stored (${cause}).`;
  return STORAGE_FULL.test(cause)
    ? new CommandError(14031, 'OutOfDiskSpace', message)
    : new CommandError(39, 'FileStreamFailed', message);
}

/** A fault that keeps the store from opening. Its message is one sentence that says what to do. */
export class EmbeddedDatabaseError extends Error {}

/** Another process owns the data folder. */
export class DatabaseInUseError extends EmbeddedDatabaseError {}

/** What is stored is not what was written. It is never opened as if it were empty. */
export class DatabaseDamagedError extends EmbeddedDatabaseError {
  constructor(folder: string, finding: string) {
    super(
      `The database in ${folder} is damaged (${finding}): restore this folder from a backup, ` +
        'or move it away to start with an empty database.',
    );
  }
}
