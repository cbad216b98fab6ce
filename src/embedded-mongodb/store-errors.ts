import type { Document } from 'bson';

/**
 * Error of a command, answered with `ok: 0`. Codes and names are those of MongoDB, so that callers can treat both
 * databases alike.
 */
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

const STORAGE_FULL = /\b(ENOSPC|EDQUOT)\b|No space left on device|quota exceeded/i;

/** Returns the error of a write that changed nothing. `cause` is a reason without stored data, such as "disk full". */
export function notStored(cause: string): CommandError {
  const message = `The write could not be stored (${cause}).`;
  return STORAGE_FULL.test(cause)
    ? new CommandError(14031, 'OutOfDiskSpace', message)
    : new CommandError(39, 'FileStreamFailed', message);
}

/** Error for a store that cannot be opened. The message is one sentence that tells what to do. */
export class EmbeddedDatabaseError extends Error {}

export class DatabaseInUseError extends EmbeddedDatabaseError {}

/** Error for damaged data. A damaged store is never opened as an empty database. */
export class DatabaseDamagedError extends EmbeddedDatabaseError {
  constructor(folder: string, finding: string) {
    super(
      `The database in ${folder} is damaged (${finding}): restore this folder from a backup, ` +
        'or move it away to start with an empty database.',
    );
  }
}
