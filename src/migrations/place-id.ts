import { createHash } from 'node:crypto';
import type { Types } from 'mongoose';

/** An id for an entry of a row that was stored without one. It follows from its place: entries were only ever added. */
export function placeId(rowId: Types.ObjectId, place: number): string {
  return createHash('sha256').update(`${rowId.toHexString()} ${place}`).digest('hex').slice(0, 24);
}
