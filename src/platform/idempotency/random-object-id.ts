import { randomBytes } from 'node:crypto';
import { Types } from 'mongoose';

/**
 * Creates an id that cannot be guessed. The driver's own ids can be guessed, because they consist of a time and a
 * counter.
 */
export const randomObjectId = (): Types.ObjectId => new Types.ObjectId(randomBytes(12));
