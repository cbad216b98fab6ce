import { Module } from '@nestjs/common';
import { getConnectionToken, MongooseModule } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { ENVIRONMENT } from '../config/config.module';
import type { Environment } from '../config/environment';
import { DATABASE_KIND } from '../database/database-readiness';
import { HeldMails } from './held-mails';
import { MailController } from './mail.controller';
import { MailService } from './mail.service';
import { MailDelivery, MailServerState } from './mail-delivery';
import { MailOutbox } from './mail-outbox';
import { MailPace } from './mail-pace';
import { MailPersonalData } from './mail-personal-data';
import { MailSiteService } from './mail-site.service';
import { MailFileTransport, MailTransport, SmtpTransport } from './mail-transport';
import { Outbox } from './outbox/outbox';
import { OutboxFolder, outboxPath } from './outbox/outbox-folder';
import { OutboxPersonalData } from './outbox/outbox-personal-data';
import { SharedOutbox } from './outbox/shared-outbox';
import { OutboxMail, OutboxMailSchema } from './outbox-mail.schema';
import { OutboxRows } from './outbox-rows';
import { ReceiptLimit } from './receipt-limit';

/** The mail server that is set, or the outbox. */
export const transportOf = ({ smtpUrl }: Environment, outbox: Outbox): MailTransport =>
  smtpUrl === undefined ? new MailFileTransport(outbox) : new SmtpTransport(smtpUrl);

@Module({
  imports: [MongooseModule.forFeature([{ name: OutboxMail.name, schema: OutboxMailSchema }])],
  controllers: [MailController],
  providers: [
    {
      provide: MailTransport,
      inject: [ENVIRONMENT, Outbox],
      useFactory: transportOf,
    },
    {
      provide: Outbox,
      inject: [ENVIRONMENT, DATABASE_KIND, getConnectionToken()],
      useFactory: ({ dataDir }: Environment, kind: 'embedded' | 'mongodb', connection: Connection): Outbox => {
        const folder = new OutboxFolder(outboxPath(dataDir));
        return kind === 'embedded' ? folder : new SharedOutbox(connection, folder);
      },
    },
    {
      provide: MailServerState,
      inject: [DATABASE_KIND, getConnectionToken()],
      useFactory: (kind: 'embedded' | 'mongodb', connection: Connection) =>
        new MailServerState(kind === 'embedded' ? null : connection),
    },
    HeldMails,
    MailPersonalData,
    OutboxPersonalData,
    MailDelivery,
    MailOutbox,
    { provide: MailPace, useFactory: () => new MailPace() },
    MailService,
    MailSiteService,
    OutboxRows,
    ReceiptLimit,
  ],
  exports: [
    HeldMails,
    MailDelivery,
    MailOutbox,
    MailPersonalData,
    MailService,
    OutboxPersonalData,
    OutboxRows,
    ReceiptLimit,
  ],
})
export class MailModule {}
