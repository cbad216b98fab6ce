/** Matches error names of the driver and mongoose for a server that does not answer or cannot store. */
const DOWN =
  /^(MongoNetwork|MongoServerSelection|MongoTopologyClosed|MongoNotConnected|MongoPool|MongoWaitQueue|MongooseServerSelection|MongoExpiredSession|MongoClientClosed)/;

/** MongoDB's codes for a server that cannot answer now, such as NotWritablePrimary and ShutdownInProgress. */
const DOWN_CODES = new Set([14031, 10107, 13435, 13436, 11600, 11602, 189, 91, 64, 50, 262]);

/** The driver passes on these errors of Node if the server closes the connection during a write. */
const CLOSED_UNDER_US = new Set<unknown>(['EPIPE', 'ECONNRESET', 'ERR_STREAM_DESTROYED', 'ERR_STREAM_WRITE_AFTER_END']);

function named(error: unknown): { name: string; code: unknown; message: string } | null {
  return error instanceof Error
    ? { name: error.name, code: (error as { code?: unknown }).code, message: error.message }
    : null;
}

/** True if the database does not answer for a while. The call is then a 503, and the error is not a bug. */
export function isDatabaseDown(error: unknown): boolean {
  const known = named(error);
  if (!known) return false;
  return (
    DOWN.test(known.name) ||
    CLOSED_UNDER_US.has(known.code) ||
    (typeof known.code === 'number' && DOWN_CODES.has(known.code)) ||
    (known.name === 'MongooseError' && /buffering timed out|initial connection is complete/.test(known.message))
  );
}

/** MongoDB's FileStreamFailed: the disk is broken, read-only or missing. */
const NOT_STORED = 39;

/** MongoDB's OutOfDiskSpace, and Node's codes for a full disk or quota. */
const DISK_FULL = new Set<unknown>([14031, 'ENOSPC', 'EDQUOT']);

export function isDiskFull(error: unknown): boolean {
  return DISK_FULL.has(named(error)?.code);
}

/** Returns why the database refuses writes, or `null` for other errors. The reason contains no stored data. */
export function refusedWrite(error: unknown): string | null {
  const { code, message = '' } = named(error) ?? {};
  if (code !== 14031 && code !== NOT_STORED) return null;
  return /could not be stored \((.*)\)/.exec(message)?.[1] ?? (code === 14031 ? 'the disk is full' : 'unknown');
}

/** True if a deletion may free the missing space: the disk is full, or the file has its maximum size. */
export function isStorageFull(error: unknown): boolean {
  return isDiskFull(error) || /^EFBIG\b/.test(refusedWrite(error) ?? '');
}

/** True if the disk refused a write although it is not full. */
export function isNotStored(error: unknown): boolean {
  return named(error)?.code === NOT_STORED;
}

/** True if stored data is damaged. MongoDB's code 246 is DataCorruptionDetected. */
export function isDatabaseDamaged(error: unknown): boolean {
  return named(error)?.code === 246;
}

export function isDuplicateKey(error: unknown): boolean {
  return named(error)?.code === 11000;
}
