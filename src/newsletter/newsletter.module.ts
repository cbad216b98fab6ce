import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MailModule } from '../platform/mail/mail.module';
import { UploadsModule } from '../uploads/uploads.module';
import { WebsiteModule } from '../website/website.module';
import { ConfirmationsService } from './confirmations.service';
import { HeldIssuesService } from './issues/held-issues.service';
import { Issue, IssueSchema } from './issues/issue.schema';
import { IssueSendingService } from './issues/issue-sending.service';
import { IssueSubscribersService } from './issues/issue-subscribers.service';
import { IssuesController } from './issues/issues.controller';
import { IssuesService } from './issues/issues.service';
import { NewsletterController } from './newsletter.controller';
import { NewsletterService } from './newsletter.service';
import { NewsletterPersonalDataService } from './newsletter-personal-data.service';
import { Subscriber, SubscriberSchema } from './schemas/subscriber.schema';
import { Welcome, WelcomeSchema } from './schemas/welcome.schema';
import { WelcomesService } from './welcomes.service';

@Module({
  imports: [
    UploadsModule,
    WebsiteModule,
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
    IssueSubscribersService,
    HeldIssuesService,
    IssueSendingService,
    IssuesService,
    NewsletterPersonalDataService,
    NewsletterService,
    WelcomesService,
  ],
  exports: [ConfirmationsService, IssuesService, NewsletterPersonalDataService, NewsletterService],
})
export class NewsletterModule {}
