/** Names that the driver and mongoose give to errors of a server that does not answer or cannot store. */
const AWAY =
  /^(MongoNetwork|MongoServerSelection|MongoTopologyClosed|MongoNotConnected|MongoPool|MongoWaitQueue|MongooseServerSelection|MongoExpiredSession|MongoClientClosed)/;

/** OutOfDiskSpace, NotWritablePrimary, InterruptedAtShutdown, PrimarySteppedDown, ShutdownInProgress, WriteConcernFailed and their like: the server cannot serve now. */
const AWAY_CODES = new Set([14031, 10107, 13435, 13436, 11600, 11602, 189, 91, 64, 50, 262]);

/**
 * The driver passes on as they are Node's errors of writing to a connection that the server has just closed. Nothing else
 * that reaches a caller writes to a socket.
 */
const CLOSED_UNDER_US = new Set<unknown>(['EPIPE', 'ECONNRESET', 'ERR_STREAM_DESTROYED', 'ERR_STREAM_WRITE_AFTER_END']);

function named(error: unknown): { name: string; code: unknown; message: string } | null {
  return error instanceof Error
    ? { name: error.name, code: (error as { code?: unknown }).code, message: error.message }
    : null;
}

/** Whether the database is away: a 503 that heals by itself, not a fault of ours. */
export function isDatabaseAway(error: unknown): boolean {
  const known = named(error);
  if (!known) return false;
  return (
    AWAY.test(known.name) ||
    CLOSED_UNDER_US.has(known.code) ||
    (typeof known.code === 'number' && AWAY_CODES.has(known.code)) ||
    (known.name === 'MongooseError' && /buffering timed out|initial connection is complete/.test(known.message))
  );
}

/** FileStreamFailed: the disk is broken, read-only or gone. */
const NOT_STORED = 39;

/** MongoDB's OutOfDiskSpace, and what Node calls a disk that is full or past its quota. */
const DISK_FULL = new Set<unknown>([14031, 'ENOSPC', 'EDQUOT']);

/** Whether a document or file had no room. */
export function isDiskFull(error: unknown): boolean {
  return DISK_FULL.has(named(error)?.code);
}

/**
 * Why the database refused to store something, while it goes on reading; `null` of another error. In words of the system alone, which
 * quote no record.
 */
export function refusedWrite(error: unknown): string | null {
  const { code, message = '' } = named(error) ?? {};
  if (code !== 14031 && code !== NOT_STORED) return null;
  return /could not be stored \((.*)\)/.exec(message)?.[1] ?? (code === 14031 ? 'the disk is full' : 'unknown');
}

/** Whether a delete may make the room that was missing: the disk is full, or the file as large as it may become. */
export function isStorageFull(error: unknown): boolean {
  return isDiskFull(error) || /^EFBIG\b/.test(refusedWrite(error) ?? '');
}

/** Whether a disk took nothing for another reason than a lack of room. */
export function isNotStored(error: unknown): boolean {
  return named(error)?.code === NOT_STORED;
}

/** Whether what is stored is not what was written (DataCorruptionDetected). */
export function isDatabaseDamaged(error: unknown): boolean {
  return named(error)?.code === 246;
}

/** Whether a unique index refused the write. */
export function isDuplicateKey(error: unknown): boolean {
  return named(error)?.code === 11000;
}
