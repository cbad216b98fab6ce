import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ENVIRONMENT } from '../config/config.module';
import type { Environment } from '../config/environment';
import { FailedMailService } from './failed-mail.service';
import { MailController } from './mail.controller';
import { MailService } from './mail.service';
import { MailDelivery } from './mail-delivery';
import { MailPersonalData } from './mail-personal-data';
import { MailQueue } from './mail-queue';
import { MailSiteService } from './mail-site.service';
import { OutboxPersonalData } from './outbox-personal-data';
import { QueuedMails } from './queued-mails';
import { QueuedMail, QueuedMailSchema } from './schemas/queued-mail.schema';
import { MailTransport } from './transports/mail-transport';
import { OutboxTransport, outboxFolder } from './transports/outbox-transport';
import { SmtpTransport } from './transports/smtp-transport';

@Module({
  imports: [MongooseModule.forFeature([{ name: QueuedMail.name, schema: QueuedMailSchema }])],
  controllers: [MailController],
  providers: [
    {
      provide: MailTransport,
      inject: [ENVIRONMENT],
      useFactory: ({ smtpUrl, dataDir }: Environment): MailTransport =>
        smtpUrl === undefined ? new OutboxTransport(outboxFolder(dataDir)) : new SmtpTransport(smtpUrl),
    },
    FailedMailService,
    MailPersonalData,
    OutboxPersonalData,
    MailDelivery,
    MailQueue,
    MailService,
    MailSiteService,
    QueuedMails,
  ],
  exports: [MailPersonalData, OutboxPersonalData, MailService],
})
export class MailModule {}
