import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { IdempotencyModule } from '../platform/idempotency/idempotency.module';
import { MailModule } from '../platform/mail/mail.module';
import { ServicesModule } from '../services/services.module';
import { UploadStorageModule } from '../uploads/storage/upload-storage.module';
import { UsersModule } from '../users/users.module';
import { WebsiteModule } from '../website/website.module';
import { ThreadController } from './conversation/thread.controller';
import { ThreadService } from './conversation/thread.service';
import { WaitingRequests } from './figures/waiting-requests';
import { RequestMails } from './mails/request-mails';
import { PaymentsController } from './payments/payments.controller';
import { PaymentsService } from './payments/payments.service';
import { QuotationFiles } from './pdf/quotation-files';
import { QuoteMailingService } from './quotes/quote-mailing.service';
import { QuotesController } from './quotes/quotes.controller';
import { QuotesService } from './quotes/quotes.service';
import { RemindersService } from './quotes/reminders.service';
import { BulkController } from './requests/bulk.controller';
import { BulkService } from './requests/bulk.service';
import { ClosedRequests } from './requests/closed-requests';
import { QuoteNumbers } from './requests/quote-numbers';
import { RequestMentions } from './requests/request-mentions';
import { RequestPersonalData } from './requests/request-personal-data';
import { RequestsController } from './requests/requests.controller';
import { RequestsService } from './requests/requests.service';
import { StoredRequests } from './requests/stored-requests';
import { ProjectRequest, ProjectRequestSchema } from './schemas/project-request.schema';
import { QuoteCounter, QuoteCounterSchema } from './schemas/quote-counter.schema';
import { FindRequestsService } from './visitors/find-requests.service';
import { QuotationFilesController } from './visitors/quotation-files.controller';
import { VisitorQuotesController } from './visitors/visitor-quotes.controller';
import { VisitorQuotesService } from './visitors/visitor-quotes.service';

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
    RequestsController,
    PaymentsController,
    QuotationFilesController,
    QuotesController,
    ThreadController,
    VisitorQuotesController,
  ],
  providers: [
    BulkService,
    ClosedRequests,
    StoredRequests,
    FindRequestsService,
    PaymentsService,
    RequestPersonalData,
    RequestsService,
    QuotationFiles,
    QuoteMailingService,
    QuoteNumbers,
    QuotesService,
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
    PaymentsService,
    QuoteNumbers,
    RequestPersonalData,
    RequestsService,
    RequestMentions,
    ThreadService,
    VisitorQuotesService,
    WaitingRequests,
  ],
})
export class ProjectModule {}
