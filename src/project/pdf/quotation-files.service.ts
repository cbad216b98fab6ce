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

/** Increase this number when the layout changes. Cached files with the old layout are then not used. */
const LAYOUT = 3;

/** Maximum number of cached files. Each has at most 200 kB. */
const MOST_KEPT = 40;

interface QuotationFile {
  filename: string;
  /** Hash of the content, used as `ETag`. */
  tag: string;
  draw(): Promise<Buffer>;
}

@Injectable()
export class QuotationFilesService {
  /** Cached files by tag. The most recently used file is last. */
  private readonly cache = new Map<string, Promise<Buffer>>();

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
    const content = {
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
      .update(JSON.stringify([LAYOUT, content, logo, logoOnDark]))
      .digest('base64url')}"`;
    return {
      filename: `${quote.number ?? 'quotation'}-r${quote.revision}.pdf`,
      tag,
      draw: () => this.keep(tag, async () => drawQuotation({ ...content, logo: await this.logoOf(settings) })),
    };
  }

  /** Returns the cached file of a tag, or draws and caches it. A failed drawing is not cached. */
  private keep(tag: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const content = this.cache.get(tag) ?? draw();
    this.cache.delete(tag);
    this.cache.set(tag, content);
    content.catch(() => this.cache.delete(tag));
    const [oldest = tag] = this.cache.keys();
    if (this.cache.size > MOST_KEPT) this.cache.delete(oldest);
    return content;
  }

  /** Returns `null` if the logo's file is missing. The PDF file is then drawn without a logo. */
  private async logoOf({ logo, logoOnDark }: SiteSettings): Promise<Quotation['logo']> {
    const path = logo || logoOnDark;
    const none = (error: unknown) => {
      // Too many images are being converted now. The error lets the client retry, so that the file gets its logo.
      if (error instanceof ProductError && error.getStatus() === 429) throw error;
      return null;
    };
    const png = path ? await this.copies.png(path, MAILED_LOGO).catch(none) : null;
    return png && { png, isForDark: logo === '' };
  }
}
