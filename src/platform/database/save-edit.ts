import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import { MESSAGES } from '../../contract/errors';
import { noteEdit } from '../audit/audit-note';
import { conflict, editConflict, notFound } from '../errors/product-error';
import { toObjectId } from '../http/object-id';
import type { StoredRow } from './stored-schema';

/** More rounds than people who could be changing one row at the same moment. */
const MAX_TRIES = 50;

/** Looks at a row and says what to change, or `null` for nothing; throws to refuse. May be asked again on a newer row. */
export type Decide<Row> = (row: Row) => UpdateQuery<Row> | null;

interface ChangeOptions<Row> {
  /** False where nothing changes that anybody sees: `updatedAt` stays. */
  isEdit?: boolean;
  /** Fields besides `version` that the row must still have as it was read. */
  alsoUnchanged?: readonly (keyof Row & string)[];
  /** What has to be stored before the change. It is asked for each try, and the change may still not come. */
  beforeWrite?: (row: Row, update: UpdateQuery<Row>) => Promise<void>;
}

export interface EditOptions<Row> extends ChangeOptions<Row> {
  /** Adds to what was decided. */
  around?: (decide: Decide<Row>) => Decide<Row>;
  /** When somebody last changed the row, where its `updatedAt` also tells of what nobody did. */
  editedAt?: (row: Row) => Date;
}

export interface Changed<Row> {
  before: Row;
  /** The same object as `before` where nothing was to be changed. */
  row: Row;
}

/**
 * The one way to change a row that somebody may have read: what was decided on it is written only if it still stands, so of two changes at the
 * same moment one wins and the other is decided anew. `version` counts the changes; a row that nobody has changed may have none.
 * `updatedAt` moves on with each, also in the same millisecond or with a clock that was put back: whoever has read the former is found out.
 * Answers `null` when there is no such row. Errors: those of `decide`; 409 too many changes at once.
 */
export async function changeRow<Row extends object>(
  model: Model<Row>,
  filter: QueryFilter<Row>,
  decide: Decide<Row>,
  { isEdit = true, beforeWrite, alsoUnchanged = [] }: ChangeOptions<Row> = {},
): Promise<Changed<Row> | null> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const before = await model.findOne(filter).lean<(Row & StoredRow) | null>();
    if (!before) return null;
    const update = decide(before);
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
      ...(isEdit && { $set: { ...update.$set, updatedAt: nextUpdatedAt(before.updatedAt) } }),
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

/** The time of a change of something that was changed last at `before`: now, but always later. */
export function nextUpdatedAt(before: Date, now = new Date()): Date {
  return new Date(Math.max(now.getTime(), before.getTime() + 1));
}

/**
 * @param readAt the `updatedAt` that the editor read, `null` of what nobody had saved; without it whatever is stored may
 * be changed.
 * Errors: 409 the stored one is newer, with the entity as it is now in `current`.
 */
export function refuseStale(updatedAt: Date, readAt: string | null | undefined, toEntity: () => unknown): void {
  if (readAt !== undefined && updatedAt > new Date(readAt ?? 0)) throw editConflict(toEntity());
}

/**
 * Sets `changes` on one row, or what they are for the row as it stands. Fields that are `undefined` stay as they are. The audit trail hears what really changed.
 * Errors: 404 unknown id; those of `refuseStale` and of `changes`.
 */
export async function saveEdit<Row extends object>(
  model: Model<Row>,
  id: string,
  changes: object | ((row: Row) => object),
  readAt: string | undefined,
  toEntity: (row: Row) => unknown,
  {
    around = (decide) => decide,
    editedAt = (row) => (row as Row & StoredRow).updatedAt,
    ...options
  }: EditOptions<Row> = {},
): Promise<Changed<Row>> {
  const decide = (row: Row) => {
    refuseStale(editedAt(row), readAt, () => toEntity(row));
    return setOf<Row>(typeof changes === 'function' ? changes(row) : changes);
  };
  const changed = await changeRow(model, { _id: toObjectId(id) } as QueryFilter<Row>, around(decide), options);
  if (!changed) throw notFound();
  noteEdit(model.schema, changed.before, changed.row);
  return changed;
}

/** Sets what was sent. */
export function setOf<Row>(changes: object): UpdateQuery<Row> {
  return {
    $set: Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)),
  } as UpdateQuery<Row>;
}
