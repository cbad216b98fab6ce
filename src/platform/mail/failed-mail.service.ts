import { Injectable } from '@nestjs/common';
import type { Accepted } from '../../contract/errors';
import { type FailedMail, MAIL_TEXTS } from '../../contract/mail';
import type { ListPage, ListPageQuery } from '../http/list-page.query';
import { MailQueue } from './mail-queue';
import { MailSiteService } from './mail-site.service';
import { QueuedMails } from './queued-mails';
import { toFailedMail } from './schemas/queued-mail.schema';
import { withOutboxNote } from './with-outbox-note';

/** What staff see and do about mail that did not go out. */
@Injectable()
export class FailedMailService {
  constructor(
    private readonly mails: QueuedMails,
    private readonly queue: MailQueue,
    private readonly site: MailSiteService,
  ) {}

  /** Newest first. */
  async list(query: ListPageQuery): Promise<ListPage<FailedMail>> {
    const [{ items, total }, { ownerEmail }] = await Promise.all([this.mails.listFailed(query), this.site.read()]);
    return { items: items.map((row) => toFailedMail(row, ownerEmail)), total };
  }

  /** Errors: 404 unknown or sent; 409 it is being sent; 502 refused again, and it stays in the list. */
  async retry(id: string): Promise<Accepted> {
    const message = withOutboxNote(MAIL_TEXTS.sent, await this.queue.retry(id));
    return { success: true, message, msg: message };
  }
}
