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

/**
 * The same for a row that is complete: nothing is cast and no default added, which spares half of the work. For what strangers
 * may send in any number. Fields that are `undefined` are left out.
 */
export async function insertCompleteOnce<Row extends object>(
  model: Model<Row>,
  _id: Types.ObjectId,
  fields: object,
): Promise<void> {
  const now = new Date();
  const row = { ...fields, _id, createdAt: now, updatedAt: now };
  try {
    await model.collection.insertOne(row as never, { ignoreUndefined: true });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    if (!(await model.exists({ _id }))) throw error;
  }
}
