import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MailModule } from '../platform/mail/mail.module';
import { WebsiteModule } from '../website/website.module';
import { ContactController } from './contact.controller';
import { ContactService } from './contact.service';
import { ContactBulkController } from './contact-bulk.controller';
import { ContactBulkService } from './contact-bulk.service';
import { ContactMailsService } from './contact-mails.service';
import { ContactPersonalDataService } from './contact-personal-data.service';
import { ContactReplyService } from './contact-reply.service';
import { ContactSearchService } from './contact-search.service';
import { MessageMentionsService } from './message-mentions.service';
import { Contact, ContactSchema } from './schemas/contact.schema';

@Module({
  imports: [MailModule, WebsiteModule, MongooseModule.forFeature([{ name: Contact.name, schema: ContactSchema }])],
  controllers: [ContactBulkController, ContactController],
  providers: [
    ContactBulkService,
    ContactMailsService,
    ContactService,
    ContactReplyService,
    ContactSearchService,
    ContactPersonalDataService,
    MessageMentionsService,
  ],
  exports: [ContactService, ContactPersonalDataService, MessageMentionsService],
})
export class ContactModule {}
