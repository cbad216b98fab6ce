import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { MAILED_LOGO } from '../../contract/logo';
import type { VisitorQuote } from '../../contract/project';
import { quotePath } from '../../contract/quote-page';
import type { SiteSettings } from '../../contract/settings';
import { ENVIRONMENT } from '../../platform/config/config.module';
import type { Environment } from '../../platform/config/environment';
import { ProductError } from '../../platform/errors/product-error';
import { SettingsService } from '../../settings/settings.service';
import { PictureCopiesService } from '../../uploads/picture-copies.service';
import { WebsiteService } from '../../website/website.service';
import type { ProjectRequestRow } from '../schemas/project-request.schema';
import { toVisitorPayment } from '../schemas/quote.schema';
import type { Quotation } from './quotation';
import { drawQuotation } from './quotation-pdf';

/** Counted up when quotations are drawn in another way: files of before are others then. */
const LAYOUT = 3;

/** Files that are kept, those asked for last; each is at most 200 kB. */
const MOST_KEPT = 40;

/** A quotation as a file. */
interface QuotationFile {
  filename: string;
  /** The same for what shows the same: an `ETag`. */
  tag: string;
  draw(): Promise<Buffer>;
}

/** Quotations as PDF files, kept by what they show. */
@Injectable()
export class QuotationFilesService {
  /** By tag, the one that was asked for last at the end. */
  private readonly kept = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly settings: SettingsService,
    private readonly copies: PictureCopiesService,
    private readonly website: WebsiteService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  async find(row: ProjectRequestRow, quote: VisitorQuote): Promise<QuotationFile> {
    const url = `${this.environment.publicUrl}${quotePath(row._id.toHexString())}`.replace(/^https?:\/\//, '');
    const [settings, { requestForm }] = await Promise.all([this.settings.read(), this.website.read()]);
    const { siteName, address, contactPhone, contactEmail, brandColour, accentColour, logo, logoOnDark } = settings;
    const shown = {
      from: { siteName, address, contactPhone, contactEmail, brandColour, accentColour },
      name: row.name,
      organisation: row.organisation ?? '',
      service: row.serviceTitle,
      scope: requestForm.scopes[row.projectScope],
      quote,
      payment: toVisitorPayment(row.quote, settings.paymentMethods),
      words: requestForm.quotation,
      url,
    };
    const tag = `"${createHash('sha256')
      .update(JSON.stringify([LAYOUT, shown, logo, logoOnDark]))
      .digest('base64url')}"`;
    return {
      filename: `${quote.number ?? 'quotation'}-r${quote.revision}.pdf`,
      tag,
      draw: () => this.keep(tag, async () => drawQuotation({ ...shown, logo: await this.logoOf(settings) })),
    };
  }

  /** One drawing for all who ask for the same. One that fails is not kept. */
  private keep(tag: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const content = this.kept.get(tag) ?? draw();
    this.kept.delete(tag);
    this.kept.set(tag, content);
    content.catch(() => this.kept.delete(tag));
    const [oldest = tag] = this.kept.keys();
    if (this.kept.size > MOST_KEPT) this.kept.delete(oldest);
    return content;
  }

  /** Nobody waits in vain for a quotation because somebody deleted the file of the logo. */
  private async logoOf({ logo, logoOnDark }: SiteSettings): Promise<Quotation['logo']> {
    const path = logo || logoOnDark;
    const none = (error: unknown) => {
      // Too many ask at once: with its logo in a moment.
      if (error instanceof ProductError && error.getStatus() === 429) throw error;
      return null;
    };
    const png = path ? await this.copies.png(path, MAILED_LOGO).catch(none) : null;
    return png && { png, isForDark: logo === '' };
  }
}
