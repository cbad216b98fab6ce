import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MailModule } from '../platform/mail/mail.module';
import { AccountLink, AccountLinkSchema } from './account-link.schema';
import { AccountLinkPersonalDataService } from './account-link-personal-data.service';
import { AccountLinksService } from './account-links.service';

@Module({
  imports: [MailModule, MongooseModule.forFeature([{ name: AccountLink.name, schema: AccountLinkSchema }])],
  providers: [AccountLinkPersonalDataService, AccountLinksService],
  exports: [AccountLinkPersonalDataService, AccountLinksService, MongooseModule],
})
export class AccountLinksModule {}
