import type { Model, Types } from 'mongoose';
import { isDuplicateKey } from '../errors/database-error';

/**
 * Inserts a row under an id that was decided before. A row that is there already is answered as it is: an earlier run
 * of the same call stored it and died before it could say so.
 */
export async function insertOnce<Row extends object>(
  model: Model<Row>,
  _id: Types.ObjectId,
  fields: object,
): Promise<unknown> {
  try {
    return (await model.create({ ...fields, _id } as never)).toObject();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    const stored = await model.findById(_id).lean();
    if (!stored) throw error;
    return stored;
  }
}
