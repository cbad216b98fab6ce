import { Controller, Get, Param, Req, Res, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type express from 'express';
import { VISITOR_PROJECT_CALLS } from '../../contract/calls/project.calls';
import { MESSAGES } from '../../contract/errors';
import { PaperAnswersService, PDF_TYPE } from '../../documents/paper-answers.service';
import type { PaperFile } from '../../documents/paper-files.service';
import { Call } from '../../platform/calls/call.decorator';
import { notFound } from '../../platform/errors/product-error';
import { toObjectId } from '../../platform/http/object-id';
import { QuotationFilesService } from '../pdf/quotation-files.service';
import { StoredRequestsService } from '../requests/stored-requests.service';
import { toVisitorQuote } from '../schemas/quote.schema';

@Controller('project')
export class QuotationFilesController {
  constructor(
    private readonly stored: StoredRequestsService,
    private readonly files: QuotationFilesService,
    private readonly answers: PaperAnswersService,
  ) {}

  @ApiProduces(PDF_TYPE)
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @Get('quote/:id/pdf')
  @Call(VISITOR_PROJECT_CALLS.pdf, 'Downloads the quote as a PDF, as it was last sent.', {
    404: 'Unknown request, or nothing was sent yet.',
    429: MESSAGES.tooMany,
  })
  read(
    @Param('id') id: string,
    @Req() request: express.Request,
    @Res({ passthrough: true }) response: express.Response,
  ): Promise<StreamableFile> {
    return this.answers.send(request, response, () => this.find(id));
  }

  private async find(id: string): Promise<PaperFile> {
    const row = await this.stored.find({ _id: toObjectId(id) });
    const quote = toVisitorQuote(row.quote);
    if (!quote) throw notFound();
    return this.files.find(row, quote);
  }
}
