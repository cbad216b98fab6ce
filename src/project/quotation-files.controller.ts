import { Controller, Get, Param, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { VISITOR_PROJECT_CALLS } from '../contract/calls/project';
import { MESSAGES } from '../contract/errors';
import { Call } from '../platform/calls/call.decorator';
import { notFound } from '../platform/errors/product-error';
import { toObjectId } from '../platform/http/object-id';
import { text } from '../platform/openapi/shape';
import { Deals } from './deals';
import { QuotationFiles } from './quotation-files';
import { toVisitorQuote } from './schemas/quote.schema';

const TYPE = 'application/pdf';

/** For whoever holds the id of a request. */
@Controller('project')
export class QuotationFilesController {
  constructor(
    private readonly deals: Deals,
    private readonly files: QuotationFiles,
  ) {}

  @ApiProduces(TYPE)
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @Get('quote/:id/pdf')
  @Call(VISITOR_PROJECT_CALLS.pdf, 'The quotation as a file: what was sent last, never a draft.', text, {
    404: 'Unknown request, or nothing was sent yet.',
    429: MESSAGES.tooMany,
  })
  async read(@Param('id') id: string): Promise<StreamableFile> {
    const row = await this.deals.find({ _id: toObjectId(id) });
    const quote = toVisitorQuote(row.quote);
    if (!quote) throw notFound();
    const { filename, content } = await this.files.draw(row, quote);
    return new StreamableFile(content, { type: TYPE, disposition: `attachment; filename="${filename}"` });
  }
}
