import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { conflict, editConflict, invalid, notFound } from '../common/errors/product-error';
import { toObjectId } from '../common/http/object-id';
import { PROJECT_TEXTS, type TrackedRequest, type VisitorQuote } from '../contract/project';
import type { AnswerQuoteDto } from './dto/answer-quote.dto';
import { type QuoteChange, QuoteRows } from './quote-rows';
import { isSameEmail } from './same-email';
import { ProjectRequest, type ProjectRequestRow } from './schemas/project-request.schema';
import { type QuoteRow, toVisitorQuote } from './schemas/quote.schema';

export type QuoteAnswer = 'accepted' | 'rejected';

/** What whoever holds the id of a request may see and, with the request's address, decide. Never a draft. */
@Injectable()
export class VisitorQuotesService {
  constructor(
    @InjectModel(ProjectRequest.name) private readonly requests: Model<ProjectRequestRow>,
    private readonly quotes: QuoteRows,
  ) {}

  /** The quote, or `null` while there is none. Errors: 404 unknown request, or another address than the request's. */
  async read(requestId: string, email: string | undefined): Promise<VisitorQuote | null> {
    const request = await this.find(requestId);
    if (email !== undefined && !isSameEmail(email, request.email)) throw notFound();
    return toVisitorQuote(await this.quotes.findByRequest(request._id));
  }

  /** How far a request has come. Errors: 404 unknown request. */
  async track(requestId: string): Promise<TrackedRequest> {
    // The quote first: reading it may settle the request.
    const quote = await this.quotes.findByRequest(toObjectId(requestId));
    const request = await this.find(requestId);
    return {
      requestId: request._id.toHexString(),
      status: request.status,
      service: request.serviceTitle,
      projectScope: request.projectScope,
      createdAt: request.createdAt.toISOString(),
      quote: toVisitorQuote(quote),
    };
  }

  /**
   * The client's word on a sent quote: quote and request become accepted or rejected, and the owner is told by mail.
   * Saying the same twice is no error.
   * Errors: 404 unknown request; 400 at `email`, another address than the request's; 409 no quote yet, expired, answered
   * otherwise, or changed since `updatedAt`.
   */
  async answer(requestId: string, input: AnswerQuoteDto, answer: QuoteAnswer): Promise<TrackedRequest> {
    const request = await this.find(requestId);
    if (!isSameEmail(input.email, request.email)) throw invalid('email', PROJECT_TEXTS.notTheAddress);
    const quote = await this.quotes.findByRequest(request._id);
    if (!quote) throw conflict(PROJECT_TEXTS.noOpenQuote);
    await this.quotes.change(quote._id, (row) => decideAnswer(row, answer, input.updatedAt));
    return this.track(requestId);
  }

  private async find(requestId: string): Promise<ProjectRequestRow> {
    const request = await this.requests.findById(toObjectId(requestId)).lean<ProjectRequestRow>();
    if (!request) throw notFound();
    return request;
  }
}

function decideAnswer(row: QuoteRow, answer: QuoteAnswer, readAt: string | undefined): QuoteChange | null {
  switch (row.status) {
    case answer:
      return null;
    case 'sent':
      // Terms that were changed under the client's eyes were never agreed to.
      if (readAt !== undefined && row.updatedAt > new Date(readAt)) throw editConflict(toVisitorQuote(row));
      return { set: { status: answer }, outcome: answer };
    case 'draft':
      throw conflict(PROJECT_TEXTS.noOpenQuote);
    case 'expired':
      throw conflict(PROJECT_TEXTS.expired);
    default:
      throw conflict(row.status === 'accepted' ? PROJECT_TEXTS.alreadyAccepted : PROJECT_TEXTS.alreadyDeclined);
  }
}
