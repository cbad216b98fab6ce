import { Injectable } from '@nestjs/common';
import { VISITOR_INVOICE_CALLS } from '../contract/calls/documents.calls';
import { VISITOR_PROJECT_CALLS } from '../contract/calls/project.calls';
import { resultId } from '../contract/page-forms';
import { PROJECT_FIELDS } from '../contract/project';
import { quotePath } from '../contract/quote-page';
import type { PathParams } from '../contract/site-pages';
import { ThreadService } from '../project/conversation/thread.service';
import { InvoicePaidDto } from '../project/invoices/invoice.dto';
import { InvoicesService } from '../project/invoices/invoices.service';
import { PaymentsService } from '../project/payments/payments.service';
import { AcceptQuoteDto, DeclineQuoteDto, PaidDto } from '../project/quote.dto';
import { CreateProjectRequestDto, FindRequestsDto, QuestionDto } from '../project/request.dto';
import { RequestsService } from '../project/requests/requests.service';
import { FindRequestsService } from '../project/visitors/find-requests.service';
import { VisitorQuotesService } from '../project/visitors/visitor-quotes.service';
import { doneAt, namesOf, type PageForm, pageForm } from './posted-page-form';

/** Converts digits to a number. Leaves other texts unchanged, so that the validation of the call refuses them. */
const toNumber = (text = ''): unknown => (/^\d{1,9}$/.test(text) ? Number(text) : text);

@Injectable()
export class RequestFormsService {
  readonly all: readonly PageForm[];

  constructor(
    quotes: VisitorQuotesService,
    thread: ThreadService,
    payments: PaymentsService,
    invoices: InvoicesService,
    finding: FindRequestsService,
    requests: RequestsService,
  ) {
    /** Returns the terms of the revision that the client read, so that the page can show what has changed. */
    const explain = ({ id }: PathParams, { revision = 0 }: { revision?: number }) => quotes.readRevision(id, revision);
    this.all = [
      pageForm({
        name: 'request',
        page: 'contact',
        call: VISITOR_PROJECT_CALLS.request,
        body: CreateProjectRequestDto,
        fields: namesOf(PROJECT_FIELDS),
        redirectsTo: (_path, { requestId }) => doneAt(quotePath(requestId), 'request'),
        run: (_params, request, key) => requests.create(request, key),
      }),
      pageForm<AcceptQuoteDto, unknown>({
        name: 'accept',
        page: 'quote',
        call: VISITOR_PROJECT_CALLS.accept,
        body: AcceptQuoteDto,
        fields: ['email', 'revision', 'tpin'],
        toBody: (texts) => ({ ...texts, revision: toNumber(texts.revision) }),
        redirectsTo: (path) => `${path}#${resultId('accept')}`,
        run: ({ id }, { email, revision, tpin }) => quotes.answer(id, email, { answer: 'accepted', revision }, tpin),
        explain,
      }),
      pageForm<DeclineQuoteDto, unknown>({
        name: 'decline',
        page: 'quote',
        call: VISITOR_PROJECT_CALLS.decline,
        body: DeclineQuoteDto,
        fields: ['email', 'revision', 'reason', 'text'],
        toBody: ({ revision, reason, ...texts }) => ({
          ...texts,
          revision: toNumber(revision),
          reason: reason || undefined,
        }),
        redirectsTo: (path) => `${path}#${resultId('decline')}`,
        run: ({ id }, { email, ...word }) => quotes.answer(id, email, { answer: 'rejected', ...word }),
        explain,
      }),
      pageForm({
        name: 'ask',
        page: 'quote',
        call: VISITOR_PROJECT_CALLS.ask,
        body: QuestionDto,
        fields: ['email', 'text'],
        run: ({ id }, question, key) => thread.ask(id, question, key),
      }),
      pageForm({
        name: 'paid',
        page: 'quote',
        call: VISITOR_PROJECT_CALLS.sayPaid,
        body: PaidDto,
        fields: ['email', 'note'],
        run: ({ id }, input) => payments.reportPaid(id, input),
      }),
      pageForm({
        name: 'paid',
        page: 'invoice',
        call: VISITOR_INVOICE_CALLS.sayPaid,
        body: InvoicePaidDto,
        fields: ['note'],
        run: ({ id }, input) => invoices.reportPaid(id, input),
      }),
      pageForm({
        name: 'find',
        page: 'contact',
        call: VISITOR_PROJECT_CALLS.find,
        body: FindRequestsDto,
        fields: ['email'],
        run: (_params, { email }) => finding.find(email),
      }),
    ];
  }
}
