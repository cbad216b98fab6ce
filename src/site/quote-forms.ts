import { Injectable } from '@nestjs/common';
import { VISITOR_PROJECT_CALLS } from '../contract/calls/project';
import { FOUND_QUERY } from '../contract/contact-tab';
import type { PathParams } from '../contract/site-pages';
import { ThreadService } from '../project/conversation/thread.service';
import { AcceptQuoteDto, DeclineQuoteDto } from '../project/dto/answer-quote.dto';
import { FindRequestsDto } from '../project/dto/find-requests.dto';
import { PaidDto } from '../project/dto/payment.dto';
import { QuestionDto } from '../project/dto/question.dto';
import { PaymentsService } from '../project/payments/payments.service';
import { FindRequestsService } from '../project/visitors/find-requests.service';
import { VisitorQuotesService } from '../project/visitors/visitor-quotes.service';
import { type PageForm, pageForm } from './page-form';

/** What a client can send from the page of a quotation, and to find it again. */
@Injectable()
export class QuoteForms {
  readonly all: readonly PageForm[];

  constructor(
    quotes: VisitorQuotesService,
    thread: ThreadService,
    payments: PaymentsService,
    finding: FindRequestsService,
  ) {
    /** The terms that were on the page, where others are there by now. */
    const explain = ({ id }: PathParams, { revision = 0 }: { revision?: number }) => quotes.readRevision(id, revision);
    this.all = [
      pageForm<AcceptQuoteDto>({
        page: 'quote',
        step: 'accept',
        call: VISITOR_PROJECT_CALLS.accept,
        body: AcceptQuoteDto,
        fields: ['email', 'revision'],
        toBody: (texts) => ({ ...texts, revision: Number(texts.revision) }),
        run: ({ id }, { email, revision }) => quotes.answer(id, email, { answer: 'accepted', revision }),
        explain,
      }),
      pageForm<DeclineQuoteDto>({
        page: 'quote',
        step: 'decline',
        call: VISITOR_PROJECT_CALLS.decline,
        body: DeclineQuoteDto,
        fields: ['email', 'revision', 'reason', 'text'],
        toBody: ({ revision, reason, ...texts }) => ({
          ...texts,
          revision: Number(revision),
          reason: reason || undefined,
        }),
        run: ({ id }, { email, ...word }) => quotes.answer(id, email, { answer: 'rejected', ...word }),
        explain,
      }),
      pageForm<QuestionDto>({
        page: 'quote',
        step: 'ask',
        call: VISITOR_PROJECT_CALLS.ask,
        body: QuestionDto,
        fields: ['email', 'text'],
        landsAt: '#talk',
        run: ({ id }, question, key) => thread.ask(id, question, key),
      }),
      pageForm<PaidDto>({
        page: 'quote',
        step: 'paid',
        call: VISITOR_PROJECT_CALLS.sayPaid,
        body: PaidDto,
        fields: ['email', 'note'],
        run: ({ id }, input) => payments.sayPaid(id, input),
      }),
      pageForm<FindRequestsDto>({
        page: 'contact',
        step: 'find',
        call: VISITOR_PROJECT_CALLS.find,
        body: FindRequestsDto,
        fields: ['email'],
        landsAt: `${FOUND_QUERY}#find-request`,
        run: (_params, { email }) => finding.find(email),
      }),
    ];
  }
}
