import { Body, Controller, Get, Param, Post, Query, Req, type StreamableFile } from '@nestjs/common';
import type express from 'express';
import { VISITOR_PROJECT_CALLS } from '../../contract/calls/project.calls';
import { type Accepted, MESSAGES } from '../../contract/errors';
import type { TrackedRequest, VisitorQuote } from '../../contract/project';
import { Pdf, PdfAnswersService } from '../../documents/pdf-answers.service';
import { CurrentViewer, type Viewer } from '../../platform/access/access.decorator';
import { Call } from '../../platform/calls/call.decorator';
import { AcceptQuoteDto, DeclineQuoteDto, VisitorQuoteQuery } from '../quote.dto';
import { FindRequestsDto } from '../request.dto';

import { FindRequestsService } from './find-requests.service';
import { VisitorQuotesService } from './visitor-quotes.service';

const ANSWER_REFUSALS = {
  409: 'There is no quote yet, or the quote has expired, was answered differently, or was revised after the client read it (the response then contains the quote as `current`).',
};

/** Calls for anyone with the link of a request. `:id` is the request's id. */
@Controller('project')
export class VisitorQuotesController {
  constructor(
    private readonly quotes: VisitorQuotesService,
    private readonly finding: FindRequestsService,
    private readonly answers: PdfAnswersService,
  ) {}

  @Post('find')
  @Call(
    VISITOR_PROJECT_CALLS.find,
    'Sends an email with the links to all requests that were made with this email address.',
  )
  find(@Body() { email }: FindRequestsDto): Promise<Accepted> {
    return this.finding.find(email);
  }

  @Get('quote/:id')
  @Call(VISITOR_PROJECT_CALLS.read, 'Returns the quote as its client sees it, or null if there is none.', {
    404: 'The request does not exist, or the email address does not belong to it.',
    429: MESSAGES.tooMany,
  })
  read(@Param('id') id: string, @Query() { email }: VisitorQuoteQuery): Promise<VisitorQuote | null> {
    return this.quotes.read(id, email);
  }

  @Pdf()
  @Get('quote/:id/pdf')
  @Call(VISITOR_PROJECT_CALLS.pdf, 'Downloads the quote as a PDF, as it was last sent.', {
    404: 'Unknown request, or nothing was sent yet.',
    429: MESSAGES.tooMany,
  })
  pdf(@Param('id') id: string, @Req() request: express.Request): Promise<StreamableFile> {
    return this.answers.send(request, () => this.quotes.fileOf(id));
  }

  /** Marks the quote as seen, but only on a GET by a visitor. Calls of staff and HEAD requests do not mark it. */
  @Get('track/:id')
  @Call(VISITOR_PROJECT_CALLS.track, 'Returns the progress of a request and records that its client saw the quote.')
  track(
    @Param('id') id: string,
    @CurrentViewer() viewer: Viewer,
    @Req() request: express.Request,
  ): Promise<TrackedRequest> {
    return this.quotes.track(id, { isSeen: viewer.isVisitor && request.method === 'GET' });
  }

  @Post('quote/:id/accept')
  @Call(VISITOR_PROJECT_CALLS.accept, 'Accepts the quote. A repeated call is not an error.', ANSWER_REFUSALS)
  accept(@Param('id') id: string, @Body() { email, revision, tpin }: AcceptQuoteDto): Promise<TrackedRequest> {
    return this.quotes.answer(id, email, { answer: 'accepted', revision }, tpin);
  }

  @Post('quote/:id/decline')
  @Call(VISITOR_PROJECT_CALLS.decline, 'Declines the quote. A repeated call is not an error.', ANSWER_REFUSALS)
  decline(@Param('id') id: string, @Body() { email, ...word }: DeclineQuoteDto): Promise<TrackedRequest> {
    return this.quotes.answer(id, email, { answer: 'rejected', ...word });
  }
}
