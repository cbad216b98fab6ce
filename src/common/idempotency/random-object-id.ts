import { randomBytes } from 'node:crypto';
import { Types } from 'mongoose';

/** An id of 96 random bits, which nobody can guess from another one; the driver's own ids are a time and a counter. */
export function randomObjectId(): Types.ObjectId {
  return new Types.ObjectId(randomBytes(12));
}
