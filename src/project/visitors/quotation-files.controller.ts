import { Controller, Get, Param, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type express from 'express';
import { VISITOR_PROJECT_CALLS } from '../../contract/calls/project';
import { MESSAGES } from '../../contract/errors';
import { matchesTag } from '../../platform/cache/content-encoding';
import { Call } from '../../platform/calls/call.decorator';
import { LaneRefusal } from '../../platform/concurrency/fair-lane';
import { notFound, tooBusy } from '../../platform/errors/product-error';
import { toObjectId } from '../../platform/http/object-id';
import { visitorAddress } from '../../platform/limits/visitor-address';
import { text } from '../../platform/openapi/shape';
import { QuotationFiles } from '../pdf/quotation-files';
import { QuotationLane } from '../pdf/quotation-lane';
import { StoredRequests } from '../requests/stored-requests';
import { toVisitorQuote } from '../schemas/quote.schema';

const TYPE = 'application/pdf';

function toTooBusy(error: unknown): never {
  throw error instanceof LaneRefusal ? tooBusy() : error;
}

/** For whoever holds the id of a request, in turns: a flood that asks for files leaves time for pages. */
@Controller('project')
export class QuotationFilesController {
  constructor(
    private readonly stored: StoredRequests,
    private readonly files: QuotationFiles,
    private readonly lane: QuotationLane,
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
    const isGone = () => response.destroyed;
    const { filename, tag, content } = await this.lane
      .run(visitorAddress(request), isGone, () => this.find(id, request.headers['if-none-match']))
      .catch(toTooBusy);
    response.set({ ETag: tag, 'Cache-Control': 'private, no-cache' });
    if (!content) response.status(304);
    return new StreamableFile(content ?? Buffer.alloc(0), {
      type: TYPE,
      disposition: `attachment; filename="${filename}"`,
    });
  }

  /** @param known tags of files that the asker has: their content is not sent. Errors: 404. */
  private async find(id: string, known: string | undefined) {
    const row = await this.stored.find({ _id: toObjectId(id) });
    const quote = toVisitorQuote(row.quote);
    if (!quote) throw notFound();
    const { filename, tag, draw } = await this.files.find(row, quote);
    return { filename, tag, content: matchesTag(known, tag) ? null : await draw() };
  }
}
