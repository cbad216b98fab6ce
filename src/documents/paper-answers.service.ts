import { Injectable, StreamableFile } from '@nestjs/common';
import type express from 'express';
import { matchesTag } from '../platform/cache/content-encoding';
import { BoundedQueue, QueueFullError } from '../platform/concurrency/bounded-queue';
import { tooBusy } from '../platform/errors/product-error';
import { PROTECTION } from '../platform/limits/protection';
import { visitorAddress } from '../platform/limits/visitor-address';
import type { PaperFile } from './paper-files.service';

export const PDF_TYPE = 'application/pdf';

function toTooBusy(error: unknown): never {
  throw error instanceof QueueFullError ? tooBusy() : error;
}

/** Sends PDF files to anyone with their link. A queue keeps downloads from blocking pages. */
@Injectable()
export class PaperAnswersService {
  private readonly queue = new BoundedQueue(PROTECTION.quotationQueue);

  /** @param find returns the file. It runs in the queue, and its errors are the answer. */
  async send(
    request: express.Request,
    response: express.Response,
    find: () => Promise<PaperFile>,
  ): Promise<StreamableFile> {
    const knownTags = request.headers['if-none-match'];
    const read = async () => {
      const { filename, tag, draw } = await find();
      return { filename, tag, content: matchesTag(knownTags, tag) ? null : await draw() };
    };
    const { filename, tag, content } = await this.queue
      .run(visitorAddress(request), read, `${request.path} ${knownTags}`)
      .catch(toTooBusy);
    response.set({ ETag: tag, 'Cache-Control': 'private, no-cache' });
    if (!content) response.status(304);
    return new StreamableFile(content ?? Buffer.alloc(0), {
      type: PDF_TYPE,
      disposition: `attachment; filename="${filename}"`,
    });
  }
}
