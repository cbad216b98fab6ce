import { Inject, Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { MESSAGES } from '../../contract/errors';
import { DATABASE_KIND } from '../database/database-readiness';
import { HeldMailsService } from './held-mails.service';
import { MailDelivery } from './mail-delivery';
import { MailOutbox } from './mail-outbox';
import { MailSiteService } from './mail-site.service';
import { OutboxRowsService } from './outbox-rows.service';
import type { ComposeMail, OutgoingMail } from './outgoing-mail';
import type { PendingMailsRow } from './pending-mails';
import { type MailWriter, RecordMails } from './record-mails';

@Injectable()
export class MailService {
  constructor(
    private readonly delivery: MailDelivery,
    private readonly outbox: MailOutbox,
    private readonly rows: OutboxRowsService,
    private readonly site: MailSiteService,
    private readonly held: HeldMailsService,
    @Inject(DATABASE_KIND) private readonly kind: 'embedded' | 'mongodb',
  ) {}

  /**
   * Sends the due emails of a collection. Its schema must be extended by `addPendingMails`. Call it in a constructor,
   * because the sending begins in `onApplicationBootstrap`.
   */
  addRecords<Row extends PendingMailsRow>(model: Model<Row>, writer: MailWriter<Row>): RecordMails<Row> {
    const { delivery, outbox, rows, site } = this;
    const records = new RecordMails(model, writer, { delivery, outbox, rows, site, isAlone: this.kind === 'embedded' });
    this.held.addNoteTaker(records);
    rows.keepForAdmins(...(writer.adminKinds ?? []));
    return records;
  }

  async compose(compose: ComposeMail): Promise<OutgoingMail> {
    return compose(await this.site.read());
  }

  /** False without a mail server, because emails then become files and reach no one. */
  get reachesPeople(): boolean {
    return !this.delivery.savesToOutbox;
  }
}

/** Returns `sentence`. Without a mail server, returns the message that the email was only saved. */
export function withOutboxNote(sentence: string, { savedToOutbox }: { savedToOutbox: boolean }): string {
  return savedToOutbox ? MESSAGES.savedToOutbox : sentence;
}
