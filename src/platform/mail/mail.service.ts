import { Inject, Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import type { TestMailAnswer } from '../../contract/mail';
import { DATABASE_KIND } from '../database/database-readiness';
import { Lease } from '../jobs/lease';
import { HeldMails, type MailKeeper } from './held-mails';
import { MailDelivery } from './mail-delivery';
import type { PromisingRow } from './mail-promises';
import { type BulkSender, MailQueue, type MailSource } from './mail-queue';
import { MailSiteService } from './mail-site.service';
import type { ComposeMail, OutgoingMail } from './outgoing-mail';
import { type MailWriter, PromisedMails } from './promised-mails';
import type { BulkCount } from './queued-mails';

/** The door of this folder: what documents promise is mailed, at once where somebody waits for it, soon where nobody does. */
@Injectable()
export class MailService {
  constructor(
    private readonly delivery: MailDelivery,
    private readonly queue: MailQueue,
    private readonly site: MailSiteService,
    private readonly lease: Lease,
    private readonly held: HeldMails,
    @Inject(DATABASE_KIND) private readonly kind: 'embedded' | 'mongodb',
  ) {}

  /** See `MailDelivery.serverAway`. */
  serverAway(): Promise<string | null> {
    return this.delivery.serverAway();
  }

  /** Mail that is to be made later of what is stored elsewhere: see `MailQueue.addSource`. */
  addSource(source: MailSource): () => void {
    return this.queue.addSource(source);
  }

  /**
   * Keeps what the documents of a collection promise, each of which has the fields of `addMailPromises`.
   * Call it in a constructor: a migration may need them.
   */
  addPromises<Row extends PromisingRow>(model: Model<Row>, writer: MailWriter<Row>): PromisedMails<Row> {
    const { delivery, queue, site, lease, kind } = this;
    const promises = new PromisedMails(model, writer, { delivery, queue, site, lease, isAlone: kind === 'embedded' });
    this.held.addNoteTaker(promises);
    return promises;
  }

  /** The mail as it would be sent now. */
  async compose(compose: ComposeMail): Promise<OutgoingMail> {
    return compose(await this.site.read());
  }

  /** Sends one mail soon that nothing stored tells of. */
  async send(compose: ComposeMail): Promise<void> {
    await this.queue.add(await this.compose(compose), {});
  }

  /** Queues one of many of the same kind. @param once the name of its occasion: a second one of it is dropped. */
  async sendBulk(compose: ComposeMail, once: string): Promise<void> {
    await this.queue.add(await this.compose(compose), { once, isBulk: true });
  }

  /** See `BulkSender`. Call it once, at the start. */
  addBulkSender(sender: BulkSender): void {
    this.queue.addBulkSender(sender);
  }

  /** See `MailKeeper`. Call it in a constructor. */
  addKeeper(keeper: MailKeeper): void {
    this.held.addKeeper(keeper);
  }

  /** How many emails and newsletters wait for staff since a backup was restored. */
  countHeld(): Promise<number> {
    return this.held.count();
  }

  /** Sends those of many that are on hold and whose names begin so. */
  async releaseBulk(prefix: string): Promise<void> {
    await this.queue.releaseBulk(prefix);
  }

  /** Forgets them instead. */
  discardBulk(prefix: string): Promise<boolean> {
    return this.queue.discardBulk(prefix);
  }

  /** How many of many are not done with. */
  countBulk(): Promise<BulkCount> {
    return this.queue.countBulk();
  }

  /** Sends a test mail while somebody waits. */
  async test(to: string): Promise<TestMailAnswer> {
    return this.delivery.tryOut(to, await this.site.read());
  }

  /** See `MailDelivery.tellWhetherSent`. */
  tellWhetherSent(): Promise<void> {
    return this.delivery.tellWhetherSent();
  }

  /** Without a mail server mails become files, which reach nobody. */
  get reachesPeople(): boolean {
    return !this.delivery.savesToOutbox;
  }

  /** How many mails wait for staff to look at them. */
  countFailed(): Promise<number> {
    return this.queue.countFailed();
  }
}
