import { Inject, Injectable } from '@nestjs/common';
import type { VisitorQuote } from '../../contract/project';
import { quotePath } from '../../contract/quote-page';
import { DocumentsService } from '../../documents/documents.service';
import { type PdfFile, PdfFilesService } from '../../documents/pdf-files.service';
import { ENVIRONMENT } from '../../platform/config/config.module';
import type { Environment } from '../../platform/config/environment';
import { SettingsService } from '../../settings/settings.service';
import { WebsiteService } from '../../website/website.service';
import { toVisitorPayment } from '../rules/visitor-payment';
import type { ProjectRequestRow } from '../schemas/project-request.schema';
import { drawQuotation } from './quotation-pdf';

@Injectable()
export class QuotationFilesService {
  constructor(
    private readonly settings: SettingsService,
    private readonly pdfFiles: PdfFilesService,
    private readonly website: WebsiteService,
    private readonly documents: DocumentsService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  async find(row: ProjectRequestRow, quote: VisitorQuote): Promise<PdfFile> {
    const url = `${this.environment.publicUrl}${quotePath(row._id.toHexString())}`.replace(/^https?:\/\//, '');
    const [settings, { requestForm }, documents] = await Promise.all([
      this.settings.read(),
      this.website.read(),
      this.documents.listOf(row._id),
    ]);
    const { siteName, address, contactPhone, contactEmail, brandColour, accentColour } = settings;
    const content = {
      from: { siteName, address, contactPhone, contactEmail, brandColour, accentColour },
      name: row.name,
      organisation: row.organisation ?? '',
      service: row.serviceTitle,
      scope: requestForm.scopes[row.projectScope],
      quote,
      payment: toVisitorPayment(row, documents, settings.paymentMethods),
      words: requestForm.quotation,
      url,
    };
    const filename = `${quote.number ?? 'quotation'}-r${quote.revision}.pdf`;
    return this.pdfFiles.of(filename, content, settings, (logo) => drawQuotation({ ...content, logo }));
  }
}
