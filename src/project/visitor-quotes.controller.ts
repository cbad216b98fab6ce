import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../auth/access.decorator';
import { VisitorLimit } from '../common/http/visitor-limit';
import type { TrackedRequest, VisitorQuote } from '../contract/project';
import { AnswerQuoteDto } from './dto/answer-quote.dto';
import { VisitorQuoteQuery } from './dto/visitor-quote.query';
import { VisitorQuotesService } from './visitor-quotes.service';

/** For whoever holds the id of a request; `:id` is always the request's. */
@ApiTags('project')
@Controller('project')
export class VisitorQuotesController {
  constructor(private readonly quotes: VisitorQuotesService) {}

  @Public()
  @Get('quote/:id')
  read(@Param('id') id: string, @Query() { email }: VisitorQuoteQuery): Promise<VisitorQuote | null> {
    return this.quotes.read(id, email);
  }

  @Public()
  @Get('track/:id')
  track(@Param('id') id: string): Promise<TrackedRequest> {
    return this.quotes.track(id);
  }

  @Public()
  @VisitorLimit()
  @Post('quote/:id/accept')
  @HttpCode(200)
  accept(@Param('id') id: string, @Body() input: AnswerQuoteDto): Promise<TrackedRequest> {
    return this.quotes.answer(id, input, 'accepted');
  }

  @Public()
  @VisitorLimit()
  @Post('quote/:id/decline')
  @HttpCode(200)
  decline(@Param('id') id: string, @Body() input: AnswerQuoteDto): Promise<TrackedRequest> {
    return this.quotes.answer(id, input, 'rejected');
  }
}
