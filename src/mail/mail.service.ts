import { randomUUID } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Model } from 'mongoose';
import { DATABASE_KIND } from '../database/database-readiness';
import { MailDelivery } from './mail-delivery';
import type { PromisingRow } from './mail-promises';
import { MailQueue, type MailSource } from './mail-queue';
import { MailSiteService } from './mail-site.service';
import type { ComposeMail } from './outgoing-mail';
import { type MailWriter, PromisedMails } from './promised-mails';

/** Sends mail: at once where somebody waits for the result, later where nobody may have to. */
@Injectable()
export class MailService {
  private readonly logger = new Logger('Mail');

  constructor(
    private readonly delivery: MailDelivery,
    private readonly queue: MailQueue,
    private readonly site: MailSiteService,
    @Inject(DATABASE_KIND) private readonly kind: 'embedded' | 'mongodb',
  ) {}

  /**
   * Hands one mail over now, within 10 seconds.
   * Errors: 502 the mail server did not take it (`MailRefused`).
   */
  async send(compose: ComposeMail): Promise<{ savedToOutbox: boolean }> {
    const site = await this.site.read();
    await this.delivery.deliver(compose(site), site, randomUUID(), new AbortController().signal);
    return { savedToOutbox: this.delivery.savesToOutbox };
  }

  /**
   * Stores one mail to be sent soon, again and again if need be. Never fails: the visitor's call does not depend on it.
   * @param once a name for this occasion: a second mail of the same name within a day is dropped.
   */
  async sendLater(compose: ComposeMail, once?: string): Promise<void> {
    try {
      await this.enqueue(compose, once);
    } catch (error) {
      this.logger.error({ name: (error as Error).name }, 'A mail could not be queued.');
    }
  }

  private async enqueue(compose: ComposeMail, once?: string): Promise<void> {
    await this.queue.add(compose(await this.site.read()), { once });
  }

  /** Mail that is to be made later of what is stored elsewhere: see `MailQueue.addSource`. */
  addSource(source: MailSource): () => void {
    return this.queue.addSource(source);
  }

  /** Keeps what the documents of a collection promise, each of which has the fields of `addMailPromises`. Call it once, at the start. */
  addPromises<Row extends PromisingRow>(model: Model<Row>, writer: MailWriter<Row>): PromisedMails<Row> {
    const { delivery, queue, site, kind } = this;
    return new PromisedMails(model, writer, { delivery, queue, site, isAlone: kind === 'embedded' });
  }

  /** How many mails wait for staff to look at them. */
  countFailed(): Promise<number> {
    return this.queue.countFailed();
  }
}
