import { createHash } from 'node:crypto';
import type { Types } from 'mongoose';

/** Builds an id from the position in the list. It is stable, because lists only grew at the end. */
export function placeId(rowId: Types.ObjectId, place: number): string {
  return createHash('sha256').update(`${rowId.toHexString()} ${place}`).digest('hex').slice(0, 24);
}
