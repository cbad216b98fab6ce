import { Body, Controller, Get, HttpCode, Param, Post, Query, UseInterceptors } from '@nestjs/common';
import { MESSAGES } from '../contract/errors';
import type { TrackedRequest, VisitorQuote } from '../contract/project';
import { Public } from '../platform/access/access.decorator';
import { JsonNullInterceptor } from '../platform/http/json-null.interceptor';
import { GuessLimitInterceptor } from '../platform/limits/guess-limit.interceptor';
import { VisitorLimit } from '../platform/limits/visitor-limit';
import { ApiCall } from '../platform/openapi/api-call.decorator';
import { orNull } from '../platform/openapi/shape';
import { AcceptQuoteDto, DeclineQuoteDto } from './dto/answer-quote.dto';
import { TRACKED_REQUEST, VISITOR_QUOTE } from './dto/quote.answer';
import { VisitorQuoteQuery } from './dto/visitor-quote.query';
import { VisitorQuotesService } from './visitor-quotes.service';

const ANSWER_REFUSALS = {
  409: 'No quote yet; or expired, answered otherwise, or revised since it was read: then as it is now, in `current`.',
};

/** For whoever holds the id of a request; `:id` is always the request's. */
@Controller('project')
export class VisitorQuotesController {
  constructor(private readonly quotes: VisitorQuotesService) {}

  @Public()
  @Get('quote/:id')
  @ApiCall('The quote as its visitor sees it, or null while there is none.', orNull(VISITOR_QUOTE), {
    404: 'Unknown request, or not its address.',
    429: MESSAGES.tooMany,
  })
  @UseInterceptors(GuessLimitInterceptor, JsonNullInterceptor)
  read(@Param('id') id: string, @Query() { email }: VisitorQuoteQuery): Promise<VisitorQuote | null> {
    return this.quotes.read(id, email);
  }

  @Public()
  @Get('track/:id')
  @ApiCall('How far a request has come.', TRACKED_REQUEST)
  track(@Param('id') id: string): Promise<TrackedRequest> {
    return this.quotes.track(id);
  }

  @Public()
  @VisitorLimit()
  @Post('quote/:id/accept')
  @HttpCode(200)
  @ApiCall('Accepts the quote; twice is no error.', TRACKED_REQUEST, ANSWER_REFUSALS)
  accept(@Param('id') id: string, @Body() { email, revision }: AcceptQuoteDto): Promise<TrackedRequest> {
    return this.quotes.answer(id, email, { answer: 'accepted', revision });
  }

  @Public()
  @VisitorLimit()
  @Post('quote/:id/decline')
  @HttpCode(200)
  @ApiCall('Declines the quote; twice is no error.', TRACKED_REQUEST, ANSWER_REFUSALS)
  decline(@Param('id') id: string, @Body() { email, ...word }: DeclineQuoteDto): Promise<TrackedRequest> {
    return this.quotes.answer(id, email, { answer: 'rejected', ...word });
  }
}
