import { Inject, Injectable } from '@nestjs/common';
import { MAILED_LOGO } from '../../contract/logo';
import type { VisitorQuote } from '../../contract/project';
import { quotePath } from '../../contract/quote-page';
import type { SiteSettings } from '../../contract/settings';
import { Semaphore } from '../../platform/concurrency/semaphore';
import { ENVIRONMENT } from '../../platform/config/config.module';
import type { Environment } from '../../platform/config/environment';
import { SettingsService } from '../../settings/settings.service';
import { PictureCopies } from '../../uploads/picture-copies';
import { WebsiteService } from '../../website/website.service';
import type { ProjectRequestRow } from '../schemas/project-request.schema';
import { toVisitorPayment } from '../schemas/quote.schema';
import type { Quotation } from './quotation';
import { drawQuotation } from './quotation-pdf';

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
    private readonly copies: PictureCopies,
    private readonly website: WebsiteService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** Errors: 429 too many ask at once. */
  async draw(row: ProjectRequestRow, quote: VisitorQuote): Promise<QuotationFile> {
    const url = `${this.environment.publicUrl}${quotePath(row._id.toHexString())}`.replace(/^https?:\/\//, '');
    const { name, organisation = '', serviceTitle: service, projectScope } = row;
    const content = await this.turns.run(async () => {
      const [from, { requestForm }] = await Promise.all([this.settings.read(), this.website.read()]);
      const scope = requestForm.scopes[projectScope];
      return drawQuotation({
        from,
        logo: await this.logoOf(from),
        name,
        organisation,
        service,
        scope,
        quote,
        payment: toVisitorPayment(row.quote, from.paymentMethods),
        words: requestForm.quotation,
        url,
      });
    });
    return { filename: `${quote.number ?? 'quotation'}.pdf`, content };
  }

  /** Nobody waits in vain for a quotation because somebody deleted the file of the logo. */
  private async logoOf({ logo, logoOnDark }: SiteSettings): Promise<Quotation['logo']> {
    const path = logo || logoOnDark;
    const png = path ? await this.copies.png(path, MAILED_LOGO).catch(() => null) : null;
    return png && { png, isForDark: logo === '' };
  }
}
