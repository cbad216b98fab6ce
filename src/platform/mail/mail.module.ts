import { Module } from '@nestjs/common';
import { getConnectionToken, MongooseModule } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { ENVIRONMENT } from '../config/config.module';
import type { Environment } from '../config/environment';
import { DATABASE_KIND } from '../database/database-readiness';
import { HeldMailsService } from './held-mails.service';
import { MailController } from './mail.controller';
import { MailService } from './mail.service';
import { MailDelivery, MailServerState } from './mail-delivery';
import { MailOutbox } from './mail-outbox';
import { MailPace } from './mail-pace';
import { MailPersonalDataService } from './mail-personal-data.service';
import { MailSiteService } from './mail-site.service';
import { MailFileTransport, MailTransport, SmtpTransport } from './mail-transport';
import { Outbox } from './outbox/outbox';
import { OutboxFolder, outboxPath } from './outbox/outbox-folder';
import { OutboxPersonalDataService } from './outbox/outbox-personal-data.service';
import { SharedOutbox } from './outbox/shared-outbox';
import { OutboxMail, OutboxMailSchema } from './outbox-mail.schema';
import { OutboxRowsService } from './outbox-rows.service';
import { ReceiptLimitService } from './receipt-limit.service';

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
    HeldMailsService,
    MailPersonalDataService,
    OutboxPersonalDataService,
    MailDelivery,
    MailOutbox,
    { provide: MailPace, useFactory: () => new MailPace() },
    MailService,
    MailSiteService,
    OutboxRowsService,
    ReceiptLimitService,
  ],
  exports: [
    HeldMailsService,
    MailDelivery,
    MailOutbox,
    MailPersonalDataService,
    MailService,
    OutboxPersonalDataService,
    OutboxRowsService,
    ReceiptLimitService,
  ],
})
export class MailModule {}
