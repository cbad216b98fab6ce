import { Types } from 'mongoose';
import { notFound } from '../errors/product-error';

/** Converts an id from a call. Throws 404 if it is malformed, as for an unknown id. */
export function toObjectId(id: string): Types.ObjectId {
  if (!isObjectId(id)) throw notFound();
  return new Types.ObjectId(id);
}

/** True for exactly 24 hexadecimal digits. The driver's check also accepts any 12 characters. */
export function isObjectId(id: unknown): id is string {
  return typeof id === 'string' && /^[0-9a-f]{24}$/i.test(id);
}
