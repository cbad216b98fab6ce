import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import { MESSAGES } from '../../contract/errors';
import { recordEditInAuditLog } from '../audit/audit-details';
import { conflict, editConflict, notFound } from '../errors/product-error';
import { toObjectId } from '../http/object-id';
import { changedAt, type StoredRow } from './stored-schema';

/** Maximum number of attempts. It is far larger than the number of people who change one row at the same time. */
const MAX_TRIES = 50;

/** Returns a row's change, or `null` for none. Throws to refuse it. It runs again if the row has changed meanwhile. */
export type Decide<Row> = (row: Row) => UpdateQuery<Row> | null;

interface ChangeOptions<Row> {
  /** False to keep `updatedAt`, so that the change causes no conflict in open forms. */
  isEdit?: boolean;
  /** Fields besides `version` that must not have changed since the read. */
  alsoUnchanged?: readonly (keyof Row & string)[];
  /** Stores data that must be stored before the change. It runs on each attempt, and the change may still fail. */
  beforeWrite?: (row: Row, update: UpdateQuery<Row>) => Promise<void>;
}

export interface EditOptions<Row> extends ChangeOptions<Row> {
  around?: (decide: Decide<Row>) => Decide<Row>;
}

export interface Changed<Row> {
  before: Row;
  /** Equals `before` if nothing changed. */
  row: Row;
}

/** Changes a row. If another writer is first, `decide` gets the newer row. Returns `null` if there is no row. */
export async function changeRow<Row extends object>(
  model: Model<Row>,
  filter: QueryFilter<Row>,
  decide: Decide<Row> | ((row: Row) => Promise<ReturnType<Decide<Row>>>),
  { isEdit = true, beforeWrite, alsoUnchanged = [] }: ChangeOptions<Row> = {},
): Promise<Changed<Row> | null> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const before = await model.findOne(filter).lean<(Row & StoredRow) | null>();
    if (!before) return null;
    const update = await decide(before);
    if (!update) return { before, row: before };
    await beforeWrite?.(before, update);
    const unchanged = {
      _id: before._id,
      version: before.version ?? null,
      ...Object.fromEntries(alsoUnchanged.map((field) => [field, before[field] ?? null])),
    };
    const change = {
      ...update,
      $inc: { ...update.$inc, version: 1 },
      ...(isEdit && { $set: { ...update.$set, updatedAt: nextUpdatedAt(changedAt(before)) } }),
    };
    const row = await model
      .findOneAndUpdate(unchanged as QueryFilter<Row>, change as UpdateQuery<Row>, {
        returnDocument: 'after',
        timestamps: false,
      })
      .lean<Row>();
    if (row) return { before, row };
  }
  throw conflict(MESSAGES.editConflict);
}

/** Returns `now`, or one millisecond after `before`, so that each edit of a row is later than the one before. */
export function nextUpdatedAt(before: Date, now = new Date()): Date {
  return new Date(Math.max(now.getTime(), before.getTime() + 1));
}

/**
 * Throws 409 if the stored entity is newer than `readAt`, the `updatedAt` that the caller has read. `readAt` is `null`
 * if nothing was stored then. If it is `undefined`, checks nothing.
 */
export function refuseStale(updatedAt: Date, readAt: string | null | undefined, toEntity: () => unknown): void {
  if (readAt !== undefined && updatedAt > new Date(readAt ?? 0)) throw editConflict(toEntity());
}

/** Saves an edit without its `undefined` values. Throws 404 for an unknown id, 409 after an edit since `readAt`. */
export async function saveEdit<Row extends object>(
  model: Model<Row>,
  id: string,
  changes: object | ((row: Row) => object),
  readAt: string | undefined,
  toEntity: (row: Row) => unknown,
  { around = (decide) => decide, ...options }: EditOptions<Row> = {},
): Promise<Changed<Row>> {
  const decide = (row: Row) => {
    refuseStale((row as Row & StoredRow).updatedAt, readAt, () => toEntity(row));
    return setOf<Row>(typeof changes === 'function' ? changes(row) : changes);
  };
  const changed = await changeRow(model, { _id: toObjectId(id) } as QueryFilter<Row>, around(decide), options);
  if (!changed) throw notFound();
  recordEditInAuditLog(model.schema, changed.before, changed.row);
  return changed;
}

export function setOf<Row>(changes: object): UpdateQuery<Row> {
  return {
    $set: Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)),
  } as UpdateQuery<Row>;
}
