import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { IdempotencyModule } from '../platform/idempotency/idempotency.module';
import { MailModule } from '../platform/mail/mail.module';
import { ServicesModule } from '../services/services.module';
import { UploadStorageModule } from '../uploads/storage/upload-storage.module';
import { UsersModule } from '../users/users.module';
import { WebsiteModule } from '../website/website.module';
import { BulkController } from './bulk.controller';
import { BulkService } from './bulk.service';
import { ClosedRequests } from './closed-requests';
import { Deals } from './deals';
import { FindRequestsService } from './find-requests.service';
import { FormerQuotes } from './former-quotes';
import { ProjectController } from './project.controller';
import { ProjectService } from './project.service';
import { ProjectPersonalData } from './project-personal-data';
import { QuotationFiles } from './quotation-files';
import { QuotationFilesController } from './quotation-files.controller';
import { QuoteMailingService } from './quote-mailing.service';
import { QuoteNumbers } from './quote-numbers';
import { QuotesController } from './quotes.controller';
import { QuotesService } from './quotes.service';
import { ReceiptLimit } from './receipt-limit';
import { RemindersService } from './reminders.service';
import { RequestMails } from './request-mails';
import { RequestMentions } from './request-mentions';
import { ProjectRequest, ProjectRequestSchema } from './schemas/project-request.schema';
import { QuoteCounter, QuoteCounterSchema } from './schemas/quote-counter.schema';
import { ThreadController } from './thread.controller';
import { ThreadService } from './thread.service';
import { VisitorQuotesController } from './visitor-quotes.controller';
import { VisitorQuotesService } from './visitor-quotes.service';
import { WaitingRequests } from './waiting-requests';

@Module({
  imports: [
    IdempotencyModule,
    MailModule,
    ServicesModule,
    UploadStorageModule,
    UsersModule,
    WebsiteModule,
    MongooseModule.forFeature([
      { name: ProjectRequest.name, schema: ProjectRequestSchema },
      { name: QuoteCounter.name, schema: QuoteCounterSchema },
    ]),
  ],
  controllers: [
    BulkController,
    ProjectController,
    QuotationFilesController,
    QuotesController,
    ThreadController,
    VisitorQuotesController,
  ],
  providers: [
    BulkService,
    ClosedRequests,
    Deals,
    FindRequestsService,
    FormerQuotes,
    ProjectPersonalData,
    ProjectService,
    QuotationFiles,
    QuoteMailingService,
    QuoteNumbers,
    QuotesService,
    ReceiptLimit,
    RemindersService,
    RequestMails,
    RequestMentions,
    ThreadService,
    VisitorQuotesService,
    WaitingRequests,
  ],
  exports: [
    ClosedRequests,
    FindRequestsService,
    ProjectPersonalData,
    ProjectService,
    RequestMentions,
    ThreadService,
    VisitorQuotesService,
    WaitingRequests,
  ],
})
export class ProjectModule {}
