import { Inject, Injectable } from '@nestjs/common';
import { quotePath } from '../contract/quote-page';
import { Semaphore } from '../platform/concurrency/semaphore';
import { ENVIRONMENT } from '../platform/config/config.module';
import type { Environment } from '../platform/config/environment';
import { notFound } from '../platform/errors/product-error';
import { toObjectId } from '../platform/http/object-id';
import { SettingsService } from '../settings/settings.service';
import { Deals } from './deals';
import { drawQuotation } from './pdf/quotation-pdf';
import { toVisitorQuote } from './schemas/quote.schema';

/** Drawing takes memory and the processor: one at a time, and a flood is turned away. */
const DRAWING = { maxRunning: 1, maxWaiting: 20 };

/** Quotations as PDF files. */
@Injectable()
export class QuotationFiles {
  private readonly turns = new Semaphore(DRAWING);

  constructor(
    private readonly deals: Deals,
    private readonly settings: SettingsService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** What was sent last, never a draft. Errors: 404 unknown request, or nothing was sent; 429 too many ask at once. */
  async read(requestId: string): Promise<{ name: string; bytes: Buffer }> {
    const row = await this.deals.find({ _id: toObjectId(requestId) });
    const quote = toVisitorQuote(row.quote);
    if (!quote) throw notFound();
    const bytes = await this.turns.run(async () =>
      drawQuotation({
        from: await this.settings.read(),
        name: row.name,
        service: row.serviceTitle,
        scope: row.projectScope,
        quote,
        url: `${this.environment.publicUrl}${quotePath(requestId)}`.replace(/^https?:\/\//, ''),
      }),
    );
    return { name: `${quote.number ?? 'quotation'}.pdf`, bytes };
  }
}
