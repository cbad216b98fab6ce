import { Body, Controller, Get, HttpStatus, Param, Post, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse } from '@nestjs/swagger';
import type express from 'express';
import type { SessionUser } from '../../contract/auth';
import { QUOTE_CALLS } from '../../contract/calls/project.calls';
import { type Done, MESSAGES } from '../../contract/errors';
import { LAST_NUMBER_TEXTS } from '../../contract/last-number';
import type { Quote, QuoteSent } from '../../contract/project';
import { CurrentUser } from '../../platform/access/access.decorator';
import { Call } from '../../platform/calls/call.decorator';
import { ReceiptsService } from '../documents/receipts.service';
import { LastNumberDto, MailQuoteDto, SaveQuoteDto } from '../quote.dto';

import { QuoteNumbersService } from '../requests/quote-numbers.service';
import { QuotesService } from './quotes.service';

@Controller('project')
export class QuotesController {
  constructor(
    private readonly quotes: QuotesService,
    private readonly numbers: QuoteNumbersService,
    private readonly receipts: ReceiptsService,
  ) {}

  @Get('admin/quote/:projectRequestId')
  @Call(QUOTE_CALLS.readOf, 'Returns the quote of a request in any state, or null.')
  readOf(@Param('projectRequestId') projectRequestId: string): Promise<Quote | null> {
    return this.quotes.readOf(projectRequestId);
  }

  @ApiCreatedResponse({ description: 'The new quote.' })
  @ApiOkResponse({ description: 'The changed quote.' })
  @Post('quote')
  @Call(QUOTE_CALLS.save, 'Creates the quote of a request (201) or changes it (200).', {
    404: 'Unknown request.',
    409: 'The quote was answered, is being emailed, has too many revisions or has changed since it was read, or its request is closed.',
  })
  async save(
    @Body() input: SaveQuoteDto,
    @CurrentUser() user: SessionUser,
    @Res({ passthrough: true }) response: express.Response,
  ): Promise<Quote> {
    const { quote, isNew } = await this.quotes.save(input, user.name);
    response.status(isNew ? HttpStatus.CREATED : HttpStatus.OK);
    return quote;
  }

  @Post('last-number')
  @Call(QUOTE_CALLS.goOnFrom, 'Sets the last numbers of quotes and documents after a restore.', {
    409: LAST_NUMBER_TEXTS.notAsked,
  })
  async goOnFrom(@Body() input: LastNumberDto): Promise<Done> {
    await this.numbers.goOnFrom(input);
    await this.receipts.sweep();
    return { success: true };
  }

  @Post('quote/send-email')
  @Call(QUOTE_CALLS.send, 'Emails the quote to the client. A draft is set to sent and its request to quoted.', {
    404: 'Unknown quote.',
    409: 'The quote was answered, has expired, is being emailed or has too many revisions.',
    502: MESSAGES.mailRefused,
  })
  send(@Body() { quoteId }: MailQuoteDto): Promise<QuoteSent> {
    return this.quotes.send(quoteId);
  }
}
