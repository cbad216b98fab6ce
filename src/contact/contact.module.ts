import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CONTACT_CALLS } from '../contract/calls/contact.calls';
import { bulkController } from '../platform/bulk/bulk.controller';
import { MailModule } from '../platform/mail/mail.module';
import { WebsiteModule } from '../website/website.module';
import { ContactController } from './contact.controller';
import { BulkContactStatusDto } from './contact.dto';
import { ContactService } from './contact.service';
import { ContactMailsService } from './contact-mails.service';
import { ContactPersonalDataService } from './contact-personal-data.service';
import { ContactReplyService } from './contact-reply.service';
import { MessageMentionsService } from './message-mentions.service';
import { Contact, ContactSchema } from './schemas/contact.schema';

@Module({
  imports: [MailModule, WebsiteModule, MongooseModule.forFeature([{ name: Contact.name, schema: ContactSchema }])],
  controllers: [
    bulkController('contact', CONTACT_CALLS, {
      noun: 'messages',
      service: ContactService,
      status: BulkContactStatusDto,
    }),
    ContactController,
  ],
  providers: [
    ContactMailsService,
    ContactService,
    ContactReplyService,
    ContactPersonalDataService,
    MessageMentionsService,
  ],
  exports: [ContactService, ContactPersonalDataService, MessageMentionsService],
})
export class ContactModule {}
