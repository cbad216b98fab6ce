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

/** Increase it when the layout changes, so that no cached file with the old layout is served. */
const LAYOUT = 3;

/** Cached files, those used last; each has at most 200 kB. */
const MOST_KEPT = 40;

interface QuotationFile {
  filename: string;
  /** Equal for equal content; serves as `ETag`. */
  tag: string;
  draw(): Promise<Buffer>;
}

/** Draws quotations as PDF files and caches them by content. */
@Injectable()
export class QuotationFilesService {
  /** Files by tag; the one used last is at the end. */
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

  /** Shares one file between callers with the same tag. A failed one is not cached. */
  private keep(tag: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const content = this.cache.get(tag) ?? draw();
    this.cache.delete(tag);
    this.cache.set(tag, content);
    content.catch(() => this.cache.delete(tag));
    const [oldest = tag] = this.cache.keys();
    if (this.cache.size > MOST_KEPT) this.cache.delete(oldest);
    return content;
  }

  /** Draws without a logo if its file is missing, rather than failing. */
  private async logoOf({ logo, logoOnDark }: SiteSettings): Promise<Quotation['logo']> {
    const path = logo || logoOnDark;
    const none = (error: unknown) => {
      // Too many calls at once: the caller can retry and get the logo.
      if (error instanceof ProductError && error.getStatus() === 429) throw error;
      return null;
    };
    const png = path ? await this.copies.png(path, MAILED_LOGO).catch(none) : null;
    return png && { png, isForDark: logo === '' };
  }
}
