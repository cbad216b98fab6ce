import { Types } from 'mongoose';
import { notFound } from '../errors/product-error';

/** The id as stored. A malformed id is answered like an unknown one: 404. */
export function toObjectId(id: string): Types.ObjectId {
  if (!isObjectId(id)) throw notFound();
  return new Types.ObjectId(id);
}

/** Exactly 24 hexadecimal digits: the driver's own check also takes any 12 characters. */
export function isObjectId(id: unknown): id is string {
  return typeof id === 'string' && /^[0-9a-f]{24}$/i.test(id);
}
