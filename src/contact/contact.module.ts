import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { IdempotencyModule } from '../platform/idempotency/idempotency.module';
import { MailModule } from '../platform/mail/mail.module';
import { WebsiteModule } from '../website/website.module';
import { ContactController } from './contact.controller';
import { ContactService } from './contact.service';
import { ContactBulkController } from './contact-bulk.controller';
import { ContactBulkService } from './contact-bulk.service';
import { ContactMails } from './contact-mails';
import { ContactPersonalData } from './contact-personal-data';
import { ContactReplyService } from './contact-reply.service';
import { ContactSearch } from './contact-search';
import { MessageMentions } from './message-mentions';
import { Contact, ContactSchema } from './schemas/contact.schema';

@Module({
  imports: [
    IdempotencyModule,
    MailModule,
    WebsiteModule,
    MongooseModule.forFeature([{ name: Contact.name, schema: ContactSchema }]),
  ],
  controllers: [ContactBulkController, ContactController],
  providers: [
    ContactBulkService,
    ContactMails,
    ContactService,
    ContactReplyService,
    ContactSearch,
    ContactPersonalData,
    MessageMentions,
  ],
  exports: [ContactService, ContactPersonalData, MessageMentions],
})
export class ContactModule {}
