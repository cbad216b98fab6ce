import { Body, Controller, Get, HttpCode, HttpStatus, Param, Post, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Audited } from '../audit/audited.decorator';
import { Roles } from '../auth/access.decorator';
import type { Quote, QuoteSent } from '../contract/project';
import { MailQuoteDto } from './dto/mail-quote.dto';
import { SaveQuoteDto } from './dto/save-quote.dto';
import { QuoteMailingService } from './quote-mailing.service';
import { QuotesService } from './quotes.service';

/** Quotes, for staff. */
@ApiTags('project')
@Controller('project')
export class QuotesController {
  constructor(
    private readonly quotes: QuotesService,
    private readonly mailing: QuoteMailingService,
  ) {}

  @Roles('viewer')
  @Get('admin/quote/:projectRequestId')
  readOf(@Param('projectRequestId') projectRequestId: string): Promise<Quote | null> {
    return this.quotes.readOf(projectRequestId);
  }

  /** 201 for a new quote, 200 for a changed one. */
  @Roles('editor')
  @Post('quote')
  @ApiCreatedResponse({ description: 'The new quote.' })
  @ApiOkResponse({ description: 'The changed quote.' })
  @Audited('quotes.save')
  async save(@Body() input: SaveQuoteDto, @Res({ passthrough: true }) response: Response): Promise<Quote> {
    const { quote, isNew } = await this.quotes.save(input);
    response.status(isNew ? HttpStatus.CREATED : HttpStatus.OK);
    return quote;
  }

  @Roles('editor')
  @Post('quote/send-email')
  @HttpCode(200)
  @Audited('quotes.send')
  send(@Body() { quoteId }: MailQuoteDto): Promise<QuoteSent> {
    return this.mailing.send(quoteId);
  }
}
