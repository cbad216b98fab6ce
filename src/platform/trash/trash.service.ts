import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, Types, trusted } from 'mongoose';
import { RESTORE_MINUTES } from '../../contract/limits';
import { ConfirmedTime } from '../clock/confirmed-time';
import { MINUTE_MS } from '../clock/durations';
import { steadyTime } from '../clock/steady-time';
import { isDiskFull, isDuplicateKey } from '../errors/database-error';
import { conflict, notFound } from '../errors/product-error';
import { toObjectId } from '../http/object-id';
import { Every } from '../jobs/every.decorator';
import { Trash } from './trash.schema';

const KEPT_MS = RESTORE_MINUTES * MINUTE_MS;

/** Of records that can no longer be brought back. May be told of one that is there. */
type OnGone = (ids: readonly Types.ObjectId[]) => Promise<void>;

/**
 * Deletes that can be undone for ten minutes. A deleted record leaves its collection, so no list, count or unique
 * index can meet it; its copy is written first, so a crash in between loses nothing.
 */
@Injectable()
export class TrashService {
  private readonly gone = new Map<string, OnGone>();
  /** By the monotonic clock. */
  private keepsNothingUntil = 0;

  constructor(
    @InjectModel(Trash.name) private readonly trash: Model<Trash>,
    private readonly time: ConfirmedTime,
  ) {}

  /** @param onGone is told before a copy is forgotten, and so again after a crash in between. */
  onGone<Row extends object>(model: Model<Row>, onGone: OnGone): void {
    this.gone.set(model.collection.name, onGone);
  }

  /** Hides one record; with `only` while that is true of it. Errors: 404 unknown id. */
  async remove<Row extends object>(model: Model<Row>, id: string, only: QueryFilter<Row> = {}): Promise<Row> {
    const recordId = toObjectId(id);
    const record = await model.findOne({ ...only, _id: recordId }).lean<Row>();
    if (!record) throw notFound();
    const copy = await this.keep({ source: model.collection.name, recordId, record, deletedAt: steadyTime() });
    const removed = await model.findOneAndDelete({ ...only, _id: recordId }).lean<Row>();
    if (!removed) {
      // Somebody else was faster: has a copy too, or has changed what was true of it.
      if (copy) await this.trash.deleteOne({ _id: copy._id });
      throw notFound();
    }
    // An edit that was answered in between must come back with the record.
    if (copy && !isDeepStrictEqual(removed, record)) {
      await this.trash.updateOne({ _id: copy._id }, { $set: { record: removed } });
    }
    if (!copy) await this.gone.get(model.collection.name)?.([recordId]);
    return removed;
  }

  /**
   * Brings one record back as it was. One that is there is answered as it stands: a second click on Undo is no error.
   * Errors: 404 never there or deleted longer than ten minutes ago; 409 something else has taken its unique value.
   */
  async restore<Row extends object>(model: Model<Row>, id: string): Promise<Row> {
    const recordId = toObjectId(id);
    const filter = { source: model.collection.name, recordId };
    const kept = await this.trash.findOne(filter).sort({ deletedAt: -1 }).lean<Trash>();
    if (kept && kept.deletedAt >= oldestRestorable()) {
      await this.putBack(model, kept);
      // A later copy is of a later delete.
      await this.trash.deleteMany({ ...filter, deletedAt: trusted({ $lte: kept.deletedAt }) });
    }
    const row = await model.findById(recordId).lean<Row>();
    if (!row) throw notFound();
    return row;
  }

  /** Takes the copies of deleted records with this value, so that nothing brings them back. Answers the newest as it was, or `null`. */
  async forget<Row extends object>(model: Model<Row>, value: Partial<Row>): Promise<Row | null> {
    const fields = Object.entries(value).map(([name, wanted]) => [`record.${name}`, wanted]);
    const filter = { source: model.collection.name, ...Object.fromEntries(fields) } as QueryFilter<Trash>;
    const newest = await this.trash.findOne(filter).sort({ deletedAt: -1 }).lean<Trash>();
    if (newest) await this.trash.deleteMany(filter);
    return (newest?.record as Row | undefined) ?? null;
  }

  /** Keeps what else a delete has changed, under a name that no collection has, for the minutes in which the delete can be undone. */
  async keepNote(source: string, record: object): Promise<void> {
    await this.keep({ source, recordId: new Types.ObjectId(), record, deletedAt: steadyTime() });
  }

  /** Undoes what was kept so, the newest first, and forgets each once that is done. */
  async undoNotes<Note>(source: string, undo: (note: Note) => Promise<boolean>): Promise<void> {
    const kept = await this.trash.find({ source }).sort({ deletedAt: -1, _id: -1 }).lean<Trash[]>();
    for (const { _id, record, deletedAt } of kept) {
      if (deletedAt >= oldestRestorable() && (await undo(record as Note))) await this.trash.deleteOne({ _id });
    }
  }

  /** What was deleted from a collection and is still kept. */
  async list<Row extends object>(model: Model<Row>): Promise<Row[]> {
    const kept = await this.trash.find({ source: model.collection.name }).lean<Trash[]>();
    return kept.map(({ record }) => record as Row);
  }

  /** Ids of what was deleted from a collection and is still kept. */
  async listIds<Row extends object>(model: Model<Row>): Promise<Trash['recordId'][]> {
    const kept = await this.trash.find({ source: model.collection.name }).select('recordId').lean<Trash[]>();
    return kept.map(({ recordId }) => recordId);
  }

  /** Forgets what can no longer be brought back. Answers how many records that were. */
  @Every(MINUTE_MS)
  async sweep(): Promise<number> {
    if (!(await this.time.believes())) return 0;
    const over = { deletedAt: trusted({ $lt: oldestRestorable() }) };
    for (const [source, onGone] of this.gone) {
      const copies = await this.trash
        .find({ ...over, source })
        .select('recordId')
        .lean<Trash[]>();
      if (copies.length > 0) await onGone(copies.map(({ recordId }) => recordId));
    }
    return (await this.trash.deleteMany(over)).deletedCount;
  }

  /**
   * `null` on a full disk: what is deleted there goes for good, and makes room at once. So does what is deleted soon after: the room that
   * staff have just made must not be filled with copies again.
   */
  private async keep(copy: Omit<Trash, '_id'>): Promise<Pick<Trash, '_id'> | null> {
    if (performance.now() < this.keepsNothingUntil) return null;
    try {
      return await this.trash.create(copy);
    } catch (error) {
      if (!isDiskFull(error)) throw error;
      this.keepsNothingUntil = performance.now() + RESTORE_MINUTES * 60_000;
      return null;
    }
  }

  private async putBack<Row extends object>(model: Model<Row>, { record, recordId }: Trash): Promise<void> {
    try {
      await model.collection.insertOne(record as never);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      if (!(await model.exists({ _id: recordId } as never))) {
        throw conflict('It cannot be brought back: something else has taken its place.');
      }
    }
  }
}

const oldestRestorable = (): Date => new Date(steadyTime().getTime() - KEPT_MS);
