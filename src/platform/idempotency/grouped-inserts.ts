import { type Model, mongo, type Types } from 'mongoose';
import { isDuplicateKey } from '../errors/database-error';

/** Maximum number of rows in one insert command. With rows of maximum length, the command has some megabytes. */
const MAX_ROWS = 100;

interface Waiting {
  row: { _id: Types.ObjectId };
  resolve(): void;
  reject(error: unknown): void;
}

/**
 * Inserts complete rows without Mongoose's casts and defaults. While one insert command runs, new rows wait. The next
 * command inserts them together.
 */
export class GroupedInserts<Row> {
  private waiting: Waiting[] = [];
  private isStoring = false;

  constructor(private readonly model: Model<Row>) {}

  /** Resolves when the row is stored. A row that an earlier attempt of the call has inserted counts as stored. */
  insertOnce(_id: Types.ObjectId, fields: object): Promise<void> {
    const now = new Date();
    const row = { ...fields, _id, createdAt: now, updatedAt: now };
    return new Promise((resolve, reject) => {
      this.waiting.push({ row, resolve, reject });
      if (!this.isStoring) void this.storeWaiting();
    });
  }

  private async storeWaiting(): Promise<void> {
    this.isStoring = true;
    while (this.waiting.length > 0) {
      const rows = this.waiting.splice(0, MAX_ROWS);
      const [first, second] = rows;
      await (first && !second ? this.storeOne(first) : this.storeGroup(rows));
    }
    this.isStoring = false;
  }

  private async storeGroup(group: Waiting[]): Promise<void> {
    try {
      const rows = group.map(({ row }) => row);
      await this.model.collection.insertMany(rows as never[], { ordered: false, ignoreUndefined: true });
      for (const { resolve } of group) resolve();
    } catch (error) {
      // Retries row by row, because one refused row must not fail the others. Rows that are already stored count as
      // success.
      if (error instanceof mongo.MongoBulkWriteError) await Promise.all(group.map((one) => this.storeOne(one)));
      else for (const { reject } of group) reject(error);
    }
  }

  /** Inserts one row and reports an error to the row's caller. Never throws. */
  private async storeOne({ row, resolve, reject }: Waiting): Promise<void> {
    try {
      await this.model.collection.insertOne(row as never, { ignoreUndefined: true });
      resolve();
    } catch (error) {
      const isThere = isDuplicateKey(error) && (await this.model.exists({ _id: row._id }).catch(() => null));
      if (isThere) resolve();
      else reject(error);
    }
  }
}
