import { type Model, type QueryFilter, type SortOrder, type Types, trusted } from 'mongoose';
import { countFromPage, type ListPageQuery, toRange } from './list-page.query';

export type Order = Record<string, SortOrder>;

/** Sorts rows of the same millisecond by `_id`, so that no row appears on two pages. */
export const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

interface PageOptions<Row> {
  filter?: QueryFilter<Row>;
  order?: Order;
  except?: readonly Types.ObjectId[];
  select?: string;
}

export async function findPage<Row>(
  model: Model<Row>,
  query: ListPageQuery,
  { filter = {}, order = NEWEST_FIRST, except = [], select }: PageOptions<Row> = {},
): Promise<{ rows: Row[]; total: number }> {
  const range = toRange(query);
  const only = (ids: object) => ({ ...filter, _id: trusted(ids) }) as QueryFilter<Row>;
  const isAll = except.length === 0;
  const find = model
    .find(isAll ? filter : only({ $nin: except }))
    .sort(order)
    .skip(range.skip)
    .limit(range.limit);
  if (select !== undefined) find.select(select);
  const rows = await find.lean<Row[]>();
  const counted = countFromPage(rows.length, range);
  if (counted !== null) return { rows, total: counted };
  // Counts by an index, then subtracts. With excluded ids in the filter, each row would be read.
  const leftOut = isAll ? 0 : await model.countDocuments(only({ $in: except }));
  return { rows, total: (await countAll(model, filter)) - leftOut };
}

/** Counts the matching rows. Without a filter, the collection's stored number is faster. */
function countAll<Row>(model: Model<Row>, filter: QueryFilter<Row>): Promise<number> {
  return Object.keys(filter).length === 0 ? model.estimatedDocumentCount() : model.countDocuments(filter);
}
