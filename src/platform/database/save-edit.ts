import { type Model, trusted, type UpdateQuery } from 'mongoose';
import { noteEdit } from '../audit/audit-note';
import { editConflict, notFound } from '../errors/product-error';
import { toObjectId } from '../http/object-id';

/**
 * Sets `changes` on one row. With `readAt` (the `updatedAt` that the editor read) only when the stored row is not newer.
 * Fields that are `undefined` stay as they are. The audit trail hears what really changed; whoever sends `readAt` can be sure that nobody else's
 * change is among it.
 * Errors: 404 unknown id; 409 the row is newer, with the stored entity in `current`.
 */
export async function saveEdit<Row extends object>(
  model: Model<Row>,
  id: string,
  changes: object,
  readAt: string | undefined,
  toEntity: (row: Row) => unknown,
): Promise<Row> {
  const _id = toObjectId(id);
  const set = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const before = await model.findById(_id).lean<Row>();
  const filter = readAt === undefined ? { _id } : { _id, updatedAt: trusted({ $lte: new Date(readAt) }) };
  const saved = await model
    .findOneAndUpdate(filter as never, { $set: set } as UpdateQuery<Row>, { returnDocument: 'after' })
    .lean<Row>();
  if (saved) {
    noteEdit(model.schema, before ?? {}, saved);
    return saved;
  }
  const current = await model.findById(_id).lean<Row>();
  if (!current) throw notFound();
  throw editConflict(toEntity(current));
}
