import { applyDecorators, Injectable, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type express from 'express';
import { matchesTag } from '../platform/cache/content-encoding';
import { BoundedQueue, QueueFullError } from '../platform/concurrency/bounded-queue';
import { tooBusy } from '../platform/errors/product-error';
import { PROTECTION } from '../platform/limits/protection';
import { visitorAddress } from '../platform/limits/visitor-address';
import type { PdfFile } from './pdf-files.service';

const PDF_TYPE = 'application/pdf';

export const Pdf = () =>
  applyDecorators(ApiProduces(PDF_TYPE), ApiOkResponse({ schema: { type: 'string', format: 'binary' } }));

function toTooBusy(error: unknown): never {
  throw error instanceof QueueFullError ? tooBusy() : error;
}

/** Sends a PDF file to anyone who has its link. A queue limits the downloads, so that they do not delay pages. */
@Injectable()
export class PdfAnswersService {
  private readonly queue = new BoundedQueue(PROTECTION.quotationQueue);

  /** Sends the file that `find` returns. `find` runs in the queue. Throws its error, or 429 if the queue is full. */
  async send(request: express.Request, find: () => Promise<PdfFile>): Promise<StreamableFile> {
    const knownTags = request.headers['if-none-match'];
    const read = async () => {
      const { filename, tag, draw } = await find();
      return { filename, tag, content: matchesTag(knownTags, tag) ? null : await draw() };
    };
    const { filename, tag, content } = await this.queue
      .run(visitorAddress(request), read, `${request.path} ${knownTags}`)
      .catch(toTooBusy);
    request.res?.set({ ETag: tag, 'Cache-Control': 'private, no-cache' });
    if (!content) request.res?.status(304);
    return new StreamableFile(content ?? Buffer.alloc(0), {
      type: PDF_TYPE,
      disposition: `attachment; filename="${filename}"`,
    });
  }
}
