import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { IdempotencyModule } from '../common/idempotency/idempotency.module';
import { MailModule } from '../mail/mail.module';
import { ServicesModule } from '../services/services.module';
import { ClosedRequests } from './closed-requests';
import { HeldRequests } from './held-requests';
import { ProjectController } from './project.controller';
import { ProjectService } from './project.service';
import { QuoteMailingService } from './quote-mailing.service';
import { QuoteRows } from './quote-rows';
import { QuoteSettling } from './quote-settling';
import { QuotesController } from './quotes.controller';
import { QuotesService } from './quotes.service';
import { RequestMentions } from './request-mentions';
import { ProjectRequest, ProjectRequestSchema } from './schemas/project-request.schema';
import { Quote, QuoteSchema } from './schemas/quote.schema';
import { VisitorQuotesController } from './visitor-quotes.controller';
import { VisitorQuotesService } from './visitor-quotes.service';

@Module({
  imports: [
    IdempotencyModule,
    MailModule,
    ServicesModule,
    MongooseModule.forFeature([
      { name: ProjectRequest.name, schema: ProjectRequestSchema },
      { name: Quote.name, schema: QuoteSchema },
    ]),
  ],
  controllers: [ProjectController, QuotesController, VisitorQuotesController],
  providers: [
    ClosedRequests,
    HeldRequests,
    ProjectService,
    QuoteMailingService,
    QuoteRows,
    QuoteSettling,
    QuotesService,
    RequestMentions,
    VisitorQuotesService,
  ],
  exports: [ClosedRequests, HeldRequests, ProjectService, RequestMentions],
})
export class ProjectModule {}
