import { randomFillSync } from 'node:crypto';
import { Types } from 'mongoose';

const ID_BYTES = 12;
/** Random bytes for 128 ids. Requesting random bytes for each id would take longer than storing a row. */
const pool = Buffer.alloc(128 * ID_BYTES);
let next = pool.length;

/**
 * Creates an id that cannot be guessed. The driver's own ids can be guessed, because they consist of a time and a
 * counter.
 */
export function randomObjectId(): Types.ObjectId {
  if (next === pool.length) {
    randomFillSync(pool);
    next = 0;
  }
  next += ID_BYTES;
  return new Types.ObjectId(Uint8Array.prototype.slice.call(pool, next - ID_BYTES, next));
}
