import { Inject, Injectable } from '@nestjs/common';
import type { VisitorQuote } from '../contract/project';
import { quotePath } from '../contract/quote-page';
import { Semaphore } from '../platform/concurrency/semaphore';
import { ENVIRONMENT } from '../platform/config/config.module';
import type { Environment } from '../platform/config/environment';
import { SettingsService } from '../settings/settings.service';
import { drawQuotation } from './pdf/quotation-pdf';
import type { ProjectRequestRow } from './schemas/project-request.schema';

/** Drawing takes memory and the processor: one at a time, and a flood is turned away. */
const DRAWING = { maxRunning: 1, maxWaiting: 20 };

/** A quotation as a file, in the form that mails take. */
interface QuotationFile {
  filename: string;
  content: Buffer;
}

/** Quotations as PDF files. */
@Injectable()
export class QuotationFiles {
  private readonly turns = new Semaphore(DRAWING);

  constructor(
    private readonly settings: SettingsService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** Errors: 429 too many ask at once. */
  async draw(row: ProjectRequestRow, quote: VisitorQuote): Promise<QuotationFile> {
    const url = `${this.environment.publicUrl}${quotePath(row._id.toHexString())}`.replace(/^https?:\/\//, '');
    const { name, serviceTitle: service, projectScope: scope } = row;
    const content = await this.turns.run(async () =>
      drawQuotation({ from: await this.settings.read(), name, service, scope, quote, url }),
    );
    return { filename: `${quote.number ?? 'quotation'}.pdf`, content };
  }
}
