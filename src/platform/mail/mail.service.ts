import { Inject, Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { DATABASE_KIND } from '../database/database-readiness';
import { MailDelivery } from './mail-delivery';
import type { PromisingRow } from './mail-promises';
import { MailQueue, type MailSource } from './mail-queue';
import { MailSiteService } from './mail-site.service';
import { type MailWriter, PromisedMails } from './promised-mails';

/** The door of this folder: what documents promise is mailed, at once where somebody waits for it, soon where nobody does. */
@Injectable()
export class MailService {
  constructor(
    private readonly delivery: MailDelivery,
    private readonly queue: MailQueue,
    private readonly site: MailSiteService,
    @Inject(DATABASE_KIND) private readonly kind: 'embedded' | 'mongodb',
  ) {}

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
