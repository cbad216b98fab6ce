import { Controller, Get, Param, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type express from 'express';
import { VISITOR_PROJECT_CALLS } from '../../contract/calls/project.calls';
import { MESSAGES } from '../../contract/errors';
import { matchesTag } from '../../platform/cache/content-encoding';
import { Call } from '../../platform/calls/call.decorator';
import { BoundedQueue, QueueFullError } from '../../platform/concurrency/bounded-queue';
import { notFound, tooBusy } from '../../platform/errors/product-error';
import { toObjectId } from '../../platform/http/object-id';
import { PROTECTION } from '../../platform/limits/protection';
import { visitorAddress } from '../../platform/limits/visitor-address';
import { QuotationFilesService } from '../pdf/quotation-files.service';
import { StoredRequestsService } from '../requests/stored-requests.service';
import { toVisitorQuote } from '../schemas/quote.schema';

const TYPE = 'application/pdf';

function toTooBusy(error: unknown): never {
  throw error instanceof QueueFullError ? tooBusy() : error;
}

/** PDF files for anyone with the link of a request. A queue keeps downloads from blocking pages. */
@Controller('project')
export class QuotationFilesController {
  private readonly queue = new BoundedQueue(PROTECTION.quotationQueue);

  constructor(
    private readonly stored: StoredRequestsService,
    private readonly files: QuotationFilesService,
  ) {}

  @ApiProduces(TYPE)
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @Get('quote/:id/pdf')
  @Call(VISITOR_PROJECT_CALLS.pdf, 'Downloads the quote as a PDF, as it was last sent.', {
    404: 'Unknown request, or nothing was sent yet.',
    429: MESSAGES.tooMany,
  })
  async read(
    @Param('id') id: string,
    @Req() request: express.Request,
    @Res({ passthrough: true }) response: express.Response,
  ): Promise<StreamableFile> {
    const knownTags = request.headers['if-none-match'];
    const { filename, tag, content } = await this.queue
      .run(visitorAddress(request), () => this.find(id, knownTags), `${id} ${knownTags}`)
      .catch(toTooBusy);
    response.set({ ETag: tag, 'Cache-Control': 'private, no-cache' });
    if (!content) response.status(304);
    return new StreamableFile(content ?? Buffer.alloc(0), {
      type: TYPE,
      disposition: `attachment; filename="${filename}"`,
    });
  }

  /** @param knownTags tags of files that the client already has. Throws 404. */
  private async find(id: string, knownTags: string | undefined) {
    const row = await this.stored.find({ _id: toObjectId(id) });
    const quote = toVisitorQuote(row.quote);
    if (!quote) throw notFound();
    const { filename, tag, draw } = await this.files.find(row, quote);
    return { filename, tag, content: matchesTag(knownTags, tag) ? null : await draw() };
  }
}
