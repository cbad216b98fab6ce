import { createHash } from 'node:crypto';
import { Types } from 'mongoose';

/** The same id for the same record on every start: a load that was cut short can run again without doubling anything. */
export function sampleId(collection: string, key: string): Types.ObjectId {
  return new Types.ObjectId(createHash('sha256').update(`sample ${collection} ${key}`).digest('hex').slice(0, 24));
}
