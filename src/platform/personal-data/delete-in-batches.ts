import { type Model, type QueryFilter, type Types, trusted } from 'mongoose';

/** Number of rows in a batch. Small batches let the server answer other calls in between. */
const BATCH = 200;

/** Deletes the rows that match `filter` and returns their number. A row that no longer matches by its turn stays. */
export async function deleteInBatches<Row>(model: Model<Row>, filter: QueryFilter<Row>): Promise<number> {
  for (let deleted = 0; ; ) {
    const rows = await model.find(filter).select('_id').limit(BATCH).lean<{ _id: Types.ObjectId }[]>();
    if (rows.length === 0) return deleted;
    const batch = { ...filter, _id: trusted({ $in: rows.map(({ _id }) => _id) }) } as QueryFilter<Row>;
    deleted += (await model.deleteMany(batch)).deletedCount;
  }
}
