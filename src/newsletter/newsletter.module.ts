import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { IdempotencyModule } from '../platform/idempotency/idempotency.module';
import { MailModule } from '../platform/mail/mail.module';
import { UploadsModule } from '../uploads/uploads.module';
import { WebsiteModule } from '../website/website.module';
import { ConfirmationsService } from './confirmations.service';
import { HeldIssues } from './issues/held-issues';
import { Issue, IssueSchema } from './issues/issue.schema';
import { IssueReaders } from './issues/issue-readers';
import { IssueSending } from './issues/issue-sending';
import { IssuesController } from './issues/issues.controller';
import { IssuesService } from './issues/issues.service';
import { NewsletterController } from './newsletter.controller';
import { NewsletterService } from './newsletter.service';
import { NewsletterPersonalData } from './newsletter-personal-data';
import { Subscriber, SubscriberSchema } from './schemas/subscriber.schema';
import { Welcome, WelcomeSchema } from './schemas/welcome.schema';
import { WelcomesService } from './welcomes.service';

@Module({
  imports: [
    UploadsModule,
    WebsiteModule,
    IdempotencyModule,
    MailModule,
    MongooseModule.forFeature([
      { name: Issue.name, schema: IssueSchema },
      { name: Subscriber.name, schema: SubscriberSchema },
      { name: Welcome.name, schema: WelcomeSchema },
    ]),
  ],
  controllers: [IssuesController, NewsletterController],
  providers: [
    ConfirmationsService,
    IssueReaders,
    HeldIssues,
    IssueSending,
    IssuesService,
    NewsletterPersonalData,
    NewsletterService,
    WelcomesService,
  ],
  exports: [ConfirmationsService, IssuesService, NewsletterPersonalData, NewsletterService],
})
export class NewsletterModule {}
