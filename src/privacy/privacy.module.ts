import { Module } from '@nestjs/common';
import { AccountLinksModule } from '../account-links/account-links.module';
import { AuthModule } from '../auth/auth.module';
import { CommentsModule } from '../comments/comments.module';
import { ContactModule } from '../contact/contact.module';
import { DocumentsModule } from '../documents/documents.module';
import { NewsletterModule } from '../newsletter/newsletter.module';
import { MailModule } from '../platform/mail/mail.module';
import { ProjectModule } from '../project/project.module';
import { SettingsModule } from '../settings/settings.module';
import { UsersModule } from '../users/users.module';
import { VisitorAccountsModule } from '../visitor-accounts/visitor-accounts.module';
import { PersonalDataHoldersService } from './personal-data-holders.service';
import { PrivacyController } from './privacy.controller';
import { PrivacyService } from './privacy.service';
import { RetentionService } from './retention.service';
import { TimelineController } from './timeline.controller';
import { TimelineService } from './timeline.service';

@Module({
  imports: [
    AccountLinksModule,
    AuthModule,
    CommentsModule,
    ContactModule,
    DocumentsModule,
    MailModule,
    NewsletterModule,
    ProjectModule,
    SettingsModule,
    UsersModule,
    VisitorAccountsModule,
  ],
  controllers: [PrivacyController, TimelineController],
  providers: [PersonalDataHoldersService, PrivacyService, RetentionService, TimelineService],
  exports: [PrivacyService],
})
export class PrivacyModule {}
