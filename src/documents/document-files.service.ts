import { Injectable } from '@nestjs/common';
import { type DocumentKind, documentNumber, type InvoiceProgress } from '../contract/documents';
import { notFound } from '../platform/errors/product-error';
import { toObjectId } from '../platform/http/object-id';
import type { MailAttachment } from '../platform/mail/outgoing-mail';
import { SettingsService } from '../settings/settings.service';
import { DocumentsService } from './documents.service';
import { drawDocument } from './pdf/document-pdf';
import { type PdfFile, PdfFilesService } from './pdf-files.service';
import type { IssuedDocument } from './schemas/issued-document.schema';

type ReadProgress = (invoice: IssuedDocument) => Promise<InvoiceProgress>;

@Injectable()
export class DocumentFilesService {
  private readProgress: ReadProgress | null = null;

  constructor(
    private readonly documents: DocumentsService,
    private readonly pdfFiles: PdfFilesService,
    private readonly settings: SettingsService,
  ) {}

  /** Sets the function that reads how much of an invoice is paid or credited. Only the module `project` knows it. */
  showProgress(read: ReadProgress): void {
    this.readProgress = read;
  }

  /** Returns the PDF file of a document. Throws 404 for an unknown id. */
  async find(kind: DocumentKind, id: string): Promise<PdfFile> {
    const row = await this.documents.find(kind, toObjectId(id));
    if (!row) throw notFound();
    return this.fileOf(row);
  }

  async attach(row: IssuedDocument): Promise<MailAttachment> {
    const { filename, draw } = await this.fileOf(row);
    return { filename, content: await draw() };
  }

  private async fileOf(row: IssuedDocument): Promise<PdfFile> {
    const settings = await this.settings.read();
    const { brandColour, accentColour } = settings;
    const colours = { brandColour, accentColour };
    const progress = row.kind === 'invoice' && this.readProgress ? await this.readProgress(row) : null;
    const filename = `${documentNumber(row)}.pdf`;
    return this.pdfFiles.of(filename, { row, colours, progress }, settings, (logo) =>
      drawDocument(row, progress, { colours, logo }),
    );
  }
}
