import type { Model, Types } from 'mongoose';
import { isDuplicateKey } from '../errors/database-error';

/** Inserts a row with a given id. If a row with this id exists, changes nothing and returns the stored row. */
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
