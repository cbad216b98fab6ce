import type { mongo } from 'mongoose';
import { isDuplicateKey } from '../../errors/database-error';
import { Outbox, type OutboxEntry } from './outbox';

export const OUTBOX_COLLECTION = 'outbox';

interface StoredMail {
  _id: string;
  mail: mongo.Binary | Buffer;
  writtenAt: Date;
}

export class StoredMails extends Outbox {
  /** With `session`, all reads show the state of one snapshot. */
  constructor(
    private readonly db: mongo.Db,
    private readonly session?: mongo.ClientSession,
  ) {
    super();
  }

  /** Stores an email. If one with this name exists, does nothing. */
  async add(name: string, mail: Buffer, writtenAt = new Date()): Promise<void> {
    try {
      await this.mails.insertOne({ _id: name, mail, writtenAt });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  async list(): Promise<OutboxEntry[]> {
    const options = { projection: { writtenAt: 1 }, sort: { _id: 1 }, session: this.session } as const;
    const found = await this.mails.find({}, options).toArray();
    return found.map(({ _id, writtenAt }) => ({ name: _id, writtenAt }));
  }

  async read(name: string): Promise<Buffer | null> {
    const found = await this.mails.findOne({ _id: name }, { promoteBuffers: true, session: this.session });
    return found && Buffer.from(found.mail as Buffer);
  }

  async remove(name: string): Promise<void> {
    await this.mails.deleteOne({ _id: name });
  }

  private get mails() {
    return this.db.collection<StoredMail>(OUTBOX_COLLECTION);
  }
}
