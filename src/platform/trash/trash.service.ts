import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, Types, trusted, type UpdateQuery } from 'mongoose';
import { TRASH_DAYS, UNDO_MINUTES } from '../../contract/limits';
import { currentActor } from '../audit/audit-details';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../clock/durations';
import { steadyTime } from '../clock/steady-time';
import { TrustedClock } from '../clock/trusted-clock';
import { isDuplicateKey, isStorageFull } from '../errors/database-error';
import { conflict, notFound } from '../errors/product-error';
import { RefusedWritesService } from '../errors/refused-writes.service';
import { toObjectId } from '../http/object-id';
import { Every } from '../jobs/every.decorator';
import { Trash } from './trash.schema';
import { TrashKindsService } from './trash-kinds.service';

const TRASH_MS = TRASH_DAYS * DAY_MS;
const UNDO_MS = UNDO_MINUTES * MINUTE_MS;
const TAKEN =
  'This item cannot be restored, because another item now has its URL. Change that URL or delete the other item, then try again.';
/** If the disk is full, deletions store no copy in the trash for this time. */
const FULL_MS = 10 * MINUTE_MS;
/** Number of old copies to delete at once when a full disk has no space for a new copy. */
const OLDEST = 100;

/** Called with ids of records that the trash can no longer restore. After a killed restore, one may still exist. */
type OnGone = (ids: readonly Types.ObjectId[]) => Promise<void>;

/** Deletes records so that they can be restored for thirty days. Copies a record to the trash before its deletion. */
@Injectable()
export class TrashService {
  private readonly gone = new Map<string, OnGone>();
  /** Until this time of the monotonic clock, deletions store no copy, because the disk was full. */
  private pausedUntil = 0;

  constructor(
    @InjectModel(Trash.name) private readonly trash: Model<Trash>,
    private readonly time: TrustedClock,
    private readonly kinds: TrashKindsService,
    private readonly refused: RefusedWritesService,
  ) {}

  /** Registers a function for records that can no longer be restored. After a crash, it may get the same ids again. */
  onGone<Row extends object>(model: Model<Row>, onGone: OnGone): void {
    this.gone.set(model.collection.name, onGone);
  }

  /** Moves a record to the trash. Throws 404 if no record has this id and matches `only`. */
  async remove<Row extends object>(model: Model<Row>, id: string, only: QueryFilter<Row> = {}): Promise<Row> {
    const recordId = toObjectId(id);
    const record = await model.findOne({ ...only, _id: recordId }).lean<Row>();
    if (!record) throw notFound();
    const copy = await this.keep({ source: model.collection.name, recordId, record });
    const removed = await model.findOneAndDelete({ ...only, _id: recordId }).lean<Row>();
    if (!removed) {
      // Another call has deleted the record first, or the record no longer matches `only`.
      if (copy) await this.trash.deleteOne({ _id: copy._id });
      throw notFound();
    }
    // If the record was edited after `findOne`, the copy in the trash gets the edited record.
    if (copy && !isDeepStrictEqual(removed, record)) {
      await this.trash.updateOne({ _id: copy._id }, { $set: { record: removed } });
    }
    if (!copy) await this.gone.get(model.collection.name)?.([recordId]);
    return removed;
  }

  /**
   * Restores a record, or returns it if it exists. If another record now has the same unique value, such as the slug,
   * stores the record that `beside` returns.
   */
  async restore<Row extends object>(
    model: Model<Row>,
    id: string,
    toRecord = (record: Row, _isUndo: boolean): Row => record,
    beside?: (record: Row) => Promise<Row>,
  ): Promise<Row> {
    const recordId = toObjectId(id);
    const filter = { source: model.collection.name, recordId };
    const copy = await this.trash.findOne(filter).sort({ deletedAt: -1 }).lean<Trash>();
    if (copy && copy.deletedAt >= ago(TRASH_MS)) {
      const record = toRecord(copy.record as Row, copy.deletedAt >= ago(UNDO_MS));
      await this.putBack(model, recordId, record, beside);
      // Keeps later copies, because they belong to later deletions.
      await this.trash.deleteMany({ ...filter, deletedAt: trusted({ $lte: copy.deletedAt }) });
    }
    const row = await model.findById(recordId).lean<Row>();
    if (!row) throw notFound();
    return row;
  }

  /** Removes all records with this value from the trash. Returns the one deleted last, `null` if there is none. */
  async removeCopies<Row extends object>(model: Model<Row>, value: Partial<Row>): Promise<Row | null> {
    const fields = Object.entries(value).map(([name, wanted]) => [`record.${name}`, wanted]);
    const filter = { source: model.collection.name, ...Object.fromEntries(fields) } as QueryFilter<Trash>;
    const newest = await this.trash.findOne(filter).sort({ deletedAt: -1 }).lean<Trash>();
    if (newest) await this.trash.deleteMany(filter);
    return (newest?.record as Row | undefined) ?? null;
  }

  /** Returns the copy from the last deletion of a record, or `null` if the trash contains none. */
  async find<Row extends object>(model: Model<Row>, id: string): Promise<Row | null> {
    const filter = { source: model.collection.name, recordId: toObjectId(id) };
    const copy = await this.trash.findOne(filter).sort({ deletedAt: -1 }).lean<Trash>();
    return (copy?.record as Row | undefined) ?? null;
  }

  async listFresh<Row extends object>(model: Model<Row>): Promise<Row[]> {
    const fresh = { source: model.collection.name, deletedAt: trusted({ $gte: ago(UNDO_MS) }) };
    const copies = await this.trash.find(fresh).lean<Trash[]>();
    return copies.map(({ record }) => record as Row);
  }

  async listIds<Row extends object>(model: Model<Row>): Promise<Trash['recordId'][]> {
    const copies = await this.trash.find({ source: model.collection.name }).select('recordId').lean<Trash[]>();
    return copies.map(({ recordId }) => recordId);
  }

  @Every(HOUR_MS, MINUTE_MS)
  async sweep(): Promise<number> {
    if (!(await this.time.isTrusted())) return 0;
    const undone = { deletedAt: trusted({ $lt: ago(UNDO_MS) }) };
    for (const [source, secrets] of this.kinds.secrets()) {
      await this.trash.updateMany(
        { ...undone, source },
        { $unset: Object.fromEntries(secrets.map((field) => [`record.${field}`, 1 as const])) },
      );
    }
    return this.removeAll({ deletedAt: trusted({ $lt: ago(TRASH_MS) }) });
  }

  async removeAll(filter: QueryFilter<Trash>): Promise<number> {
    for (const [source, onGone] of this.gone) {
      const copies = await this.trash
        .find({ $and: [filter, { source }] })
        .select('recordId')
        .lean<Trash[]>();
      if (copies.length > 0) await onGone(copies.map(({ recordId }) => recordId));
    }
    return (await this.trash.deleteMany(filter)).deletedCount;
  }

  /** Stores a copy. `null` if the disk is full: for `FULL_MS`, deletions are then permanent and free space. */
  private async keep(copy: Pick<Trash, 'source' | 'recordId' | 'record'>): Promise<Pick<Trash, '_id'> | null> {
    if (performance.now() < this.pausedUntil) return null;
    // A copy would fit on a full disk, but use up what the deletion frees. So old copies go first.
    if (this.refused.isDiskFull && !(await this.removeOldest())) return null;
    const actor = currentActor();
    const deletedBy = actor === null ? {} : { deletedBy: new Types.ObjectId(actor) };
    do {
      try {
        return await this.trash.create({ ...copy, ...deletedBy, deletedAt: steadyTime() });
      } catch (error) {
        if (!isStorageFull(error)) throw error;
      }
    } while (await this.removeOldest());
    this.pausedUntil = performance.now() + FULL_MS;
    return null;
  }

  private async removeOldest(): Promise<boolean> {
    const oldest = await this.trash
      .find({ deletedAt: trusted({ $lt: ago(UNDO_MS) }) })
      .sort({ deletedAt: 1 })
      .limit(OLDEST)
      .select('_id')
      .lean<Trash[]>();
    if (oldest.length === 0) return false;
    return (await this.removeAll({ _id: trusted({ $in: oldest.map(({ _id }) => _id) }) })) > 0;
  }

  private async putBack<Row extends object>(
    model: Model<Row>,
    recordId: Types.ObjectId,
    record: Row,
    beside?: (record: Row) => Promise<Row>,
  ): Promise<void> {
    try {
      const write = { upsert: true, timestamps: false, strict: false } as const;
      await model.updateOne({ _id: recordId } as QueryFilter<Row>, { $setOnInsert: record } as UpdateQuery<Row>, write);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      if (await model.exists({ _id: recordId } as never)) return;
      if (!beside) throw conflict(TAKEN);
      await this.putBack(model, recordId, await beside(record));
    }
  }
}

export const goneAt = (deletedAt: Date): Date => new Date(deletedAt.getTime() + TRASH_MS);

const ago = (ms: number): Date => new Date(steadyTime().getTime() - ms);
