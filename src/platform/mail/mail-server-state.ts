import type { Connection } from 'mongoose';
import { SHARED_COLLECTIONS } from '../processes/shared-collections';

interface StoredState {
  _id: string;
  isAway: boolean;
}

/** The row that all processes on one MongoDB share. */
const ROW = 'mailServer';

/** The state of the mail server: whether it took nothing the last time that any process asked it. */
export class MailServerState {
  private isAwayHere = false;

  /** @param connection of several processes; `null`: this one is alone and needs none. */
  constructor(private readonly connection: Pick<Connection, 'collection'> | null) {}

  /** Never fails: a database that is away hears of it with the next mail. */
  async note(isAway: boolean): Promise<void> {
    this.isAwayHere = isAway;
    await this.rows?.updateOne({ _id: ROW }, { $set: { isAway } }, { upsert: true }).catch(() => undefined);
  }

  /** Errors: those of the database. */
  async isAway(): Promise<boolean> {
    const told = await this.rows?.findOne({ _id: ROW });
    return told?.isAway ?? this.isAwayHere;
  }

  private get rows() {
    return this.connection?.collection<StoredState>(SHARED_COLLECTIONS.news);
  }
}
