import { Controller, Get, Param, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type express from 'express';
import { VISITOR_PROJECT_CALLS } from '../../contract/calls/project';
import { MESSAGES } from '../../contract/errors';
import { Call } from '../../platform/calls/call.decorator';
import { LaneRefusal, VisitorLane } from '../../platform/concurrency/fair-lane';
import { notFound, tooBusy } from '../../platform/errors/product-error';
import { toObjectId } from '../../platform/http/object-id';
import { visitorAddress } from '../../platform/limits/visitor-address';
import { text } from '../../platform/openapi/shape';
import { QuotationFiles } from '../pdf/quotation-files';
import { StoredRequests } from '../requests/stored-requests';
import { toVisitorQuote } from '../schemas/quote.schema';

const TYPE = 'application/pdf';

function toTooBusy(error: unknown): never {
  throw error instanceof LaneRefusal ? tooBusy() : error;
}

/** For whoever holds the id of a request, in turns: drawing keeps the process busy, and mails with quotes are to go out meanwhile. */
@Controller('project')
export class QuotationFilesController {
  constructor(
    private readonly stored: StoredRequests,
    private readonly files: QuotationFiles,
    private readonly lane: VisitorLane,
  ) {}

  @ApiProduces(TYPE)
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @Get('quote/:id/pdf')
  @Call(VISITOR_PROJECT_CALLS.pdf, 'The quotation as a file: what was sent last, never a draft.', text, {
    404: 'Unknown request, or nothing was sent yet.',
    429: MESSAGES.tooMany,
  })
  async read(
    @Param('id') id: string,
    @Req() request: express.Request,
    @Res({ passthrough: true }) response: express.Response,
  ): Promise<StreamableFile> {
    const row = await this.stored.find({ _id: toObjectId(id) });
    const quote = toVisitorQuote(row.quote);
    if (!quote) throw notFound();
    const draw = () => this.files.draw(row, quote);
    const { filename, content } = await this.lane
      .run(visitorAddress(request), () => response.destroyed, draw)
      .catch(toTooBusy);
    return new StreamableFile(content, { type: TYPE, disposition: `attachment; filename="${filename}"` });
  }
}
