import { createHash } from 'node:crypto';
import type { Types } from 'mongoose';

/** Builds an id for an entry that was stored without one. Entries were only ever appended. */
export function placeId(rowId: Types.ObjectId, place: number): string {
  return createHash('sha256').update(`${rowId.toHexString()} ${place}`).digest('hex').slice(0, 24);
}
