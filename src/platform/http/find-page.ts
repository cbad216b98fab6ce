import type { Model, QueryFilter, SortOrder } from 'mongoose';
import { countFromPage, type ListPageQuery, toRange } from './list-page.query';

export type Order = Record<string, SortOrder>;

/** The `_id` decides between rows of the same millisecond, so that no page repeats one. */
export const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

interface PageOptions<Row> {
  filter?: QueryFilter<Row>;
  order?: Order;
  /** Fields to take or, with a minus, to leave out. */
  select?: string;
}

/** One page of a collection's rows, newest first unless `order` says otherwise, and how many there are without paging. */
export async function findPage<Row>(
  model: Model<Row>,
  query: ListPageQuery,
  { filter = {}, order = NEWEST_FIRST, select }: PageOptions<Row> = {},
): Promise<{ rows: Row[]; total: number }> {
  const range = toRange(query);
  const find = model.find(filter).sort(order).skip(range.skip).limit(range.limit);
  if (select !== undefined) find.select(select);
  const rows = await find.lean<Row[]>();
  return { rows, total: countFromPage(rows.length, range) ?? (await countAll(model, filter)) };
}

/** All of them are counted from the collection's own figure: counting rows takes time with their number. */
function countAll<Row>(model: Model<Row>, filter: QueryFilter<Row>): Promise<number> {
  return Object.keys(filter).length === 0 ? model.estimatedDocumentCount() : model.countDocuments(filter);
}
