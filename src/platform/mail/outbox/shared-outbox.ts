import type { Connection } from 'mongoose';
import { HOUR_MS } from '../../clock/durations';
import { databaseDown } from '../../errors/product-error';
import { Every } from '../../jobs/every.decorator';
import { Outbox, type OutboxEntry } from './outbox';
import type { OutboxFolder } from './outbox-folder';
import { StoredMails } from './stored-mails';

const MAIL = /^[^.].*\.eml$/;
const FIRST_CHECK_MS = 1_000;

/**
 * Stores the outbox of several processes in MongoDB, and takes over emails that earlier versions stored in the folder.
 */
export class SharedOutbox extends Outbox {
  constructor(
    private readonly connection: Connection,
    private readonly folder: OutboxFolder,
  ) {
    super();
  }

  async add(name: string, mail: Buffer): Promise<void> {
    await this.stored.add(name, mail);
  }

  async list(): Promise<OutboxEntry[]> {
    await this.takeOver();
    return this.stored.list();
  }

  read(name: string): Promise<Buffer | null> {
    return this.stored.read(name);
  }

  async remove(name: string): Promise<void> {
    await this.stored.remove(name);
  }

  /** Moves emails from the folder to MongoDB. In the folder, only this process could find and erase them. */
  @Every(HOUR_MS, FIRST_CHECK_MS, 'each process')
  async takeOver(): Promise<void> {
    for (const { name, writtenAt } of await this.folder.list()) {
      const mail = MAIL.test(name) ? await this.folder.read(name) : null;
      if (mail) await this.stored.add(name, mail, writtenAt);
      // A temporary file belongs to an interrupted delivery, which will be repeated.
      if (mail || name.endsWith('.tmp')) await this.folder.remove(name);
    }
  }

  private get stored(): StoredMails {
    const { db } = this.connection;
    if (!db) throw databaseDown();
    return new StoredMails(db);
  }
}
