import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DocumentsModule } from '../documents/documents.module';
import { MailModule } from '../platform/mail/mail.module';
import { ServicesModule } from '../services/services.module';
import { UsersModule } from '../users/users.module';
import { WebsiteModule } from '../website/website.module';
import { ThreadController } from './conversation/thread.controller';
import { ThreadService } from './conversation/thread.service';
import { InvoiceDocumentsService } from './documents/invoice-documents.service';
import { ReceiptsService } from './documents/receipts.service';
import { InvoiceListService } from './invoices/invoice-list.service';
import { InvoicesController } from './invoices/invoices.controller';
import { InvoicesService } from './invoices/invoices.service';
import { DocumentMailsService } from './mails/document-mails.service';
import { RequestMailsService } from './mails/request-mails.service';
import { PaymentsController } from './payments/payments.controller';
import { PaymentsService } from './payments/payments.service';
import { QuotationFilesService } from './pdf/quotation-files.service';
import { QuotesController } from './quotes/quotes.controller';
import { QuotesService } from './quotes/quotes.service';
import { RemindersService } from './quotes/reminders.service';
import { BulkService } from './requests/bulk.service';
import { KeptQuotesService } from './requests/kept-quotes.service';
import { QuoteNumbersService } from './requests/quote-numbers.service';
import { RequestMentionsService } from './requests/request-mentions.service';
import { RequestPersonalDataService } from './requests/request-personal-data.service';
import { RequestsController } from './requests/requests.controller';
import { RequestsService } from './requests/requests.service';
import { StoredRequestsService } from './requests/stored-requests.service';
import { ProjectRequest, ProjectRequestSchema } from './schemas/project-request.schema';
import { QuoteCounter, QuoteCounterSchema } from './schemas/quote-counter.schema';
import { WaitingRequestsService } from './statistics/waiting-requests.service';
import { FindRequestsService } from './visitors/find-requests.service';
import { VisitorQuotesController } from './visitors/visitor-quotes.controller';
import { VisitorQuotesService } from './visitors/visitor-quotes.service';

@Module({
  imports: [
    DocumentsModule,
    MailModule,
    ServicesModule,
    UsersModule,
    WebsiteModule,
    MongooseModule.forFeature([
      { name: ProjectRequest.name, schema: ProjectRequestSchema },
      { name: QuoteCounter.name, schema: QuoteCounterSchema },
    ]),
  ],
  controllers: [
    InvoicesController,
    // Must be before `RequestsController`. Otherwise its routes would read `payments` as an `:id`.
    PaymentsController,
    RequestsController,
    QuotesController,
    ThreadController,
    VisitorQuotesController,
  ],
  providers: [
    BulkService,
    StoredRequestsService,
    DocumentMailsService,
    FindRequestsService,
    InvoiceDocumentsService,
    InvoiceListService,
    InvoicesService,
    KeptQuotesService,
    PaymentsService,
    RequestPersonalDataService,
    RequestsService,
    QuotationFilesService,
    QuoteNumbersService,
    QuotesService,
    ReceiptsService,
    RemindersService,
    RequestMailsService,
    RequestMentionsService,
    ThreadService,
    VisitorQuotesService,
    WaitingRequestsService,
  ],
  exports: [
    FindRequestsService,
    InvoiceListService,
    InvoicesService,
    KeptQuotesService,
    PaymentsService,
    QuotationFilesService,
    QuoteNumbersService,
    ReceiptsService,
    RequestPersonalDataService,
    RequestsService,
    RequestMentionsService,
    ThreadService,
    VisitorQuotesService,
    WaitingRequestsService,
  ],
})
export class ProjectModule {}
