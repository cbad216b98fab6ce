import { randomFillSync } from 'node:crypto';
import { Types } from 'mongoose';

const ID_BYTES = 12;
/** Random bytes for so many ids are asked for at once: one by one they cost more than storing a row does. */
const pool = Buffer.alloc(128 * ID_BYTES);
let next = pool.length;

/** An id of 96 random bits, which nobody can guess from another one; the driver's own ids are a time and a counter. */
export function randomObjectId(): Types.ObjectId {
  if (next === pool.length) {
    randomFillSync(pool);
    next = 0;
  }
  next += ID_BYTES;
  return new Types.ObjectId(Uint8Array.prototype.slice.call(pool, next - ID_BYTES, next));
}
