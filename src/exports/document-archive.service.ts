import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type Types, trusted } from 'mongoose';
import { ZipFile } from 'yazl';
import { documentNumber } from '../contract/documents';
import type { ExportRange } from '../contract/exports';
import { daysAfter, startOf } from '../contract/lusaka-day';
import { DocumentFilesService } from '../documents/document-files.service';
import { IssuedDocument } from '../documents/schemas/issued-document.schema';
import { notFound } from '../platform/errors/product-error';
import { QuotationFilesService } from '../project/pdf/quotation-files.service';
import { ProjectRequest, type ProjectRequestRow } from '../project/schemas/project-request.schema';
import { toVisitorQuote } from '../project/schemas/quote.schema';

interface ArchivedFile {
  path: string;
  draw: () => Promise<Buffer>;
}

@Injectable()
export class DocumentArchiveService {
  constructor(
    @InjectModel(IssuedDocument.name) private readonly documents: Model<IssuedDocument>,
    @InjectModel(ProjectRequest.name) private readonly requests: Model<ProjectRequestRow>,
    private readonly documentFiles: DocumentFilesService,
    private readonly quotationFiles: QuotationFilesService,
  ) {}

  /** Draws each file only when the file before it has been read, so that only one file is in memory at a time. */
  async stream({ from, to }: ExportRange): Promise<Readable> {
    const [start, end] = [startOf(from), startOf(daysAfter(to, 1))];
    const files = [...(await this.ofDocuments(start, end)), ...(await this.ofQuotes(start, end))];
    const zip = new ZipFile();
    const out = zip.outputStream as Readable;
    zip.on('error', (error: Error) => out.destroy(error));
    for (const { path, draw } of files) {
      zip.addReadStreamLazy(path, (done) => {
        draw().then(
          (content) => done(null, Readable.from([content])),
          (error: unknown) => done(error, null as never),
        );
      });
    }
    zip.end();
    return out;
  }

  private async ofDocuments(start: Date, end: Date): Promise<ArchivedFile[]> {
    const rows = await this.documents
      .find({ issuedAt: trusted({ $gte: start, $lt: end }) })
      .select('kind year seq')
      .sort({ kind: 1, year: 1, seq: 1 })
      .lean<Pick<IssuedDocument, '_id' | 'kind' | 'year' | 'seq'>[]>();
    return rows.map((row) => ({
      path: `${row.kind}s/${documentNumber(row)}.pdf`,
      draw: async () => (await this.documentFiles.find(row.kind, row._id.toHexString())).draw(),
    }));
  }

  /** Selects quotes whose newest revision was sent in the range, as the exported list does. */
  private async ofQuotes(start: Date, end: Date): Promise<ArchivedFile[]> {
    const rows = await this.requests
      .find({ 'quote.revisions.sentAt': trusted({ $gte: start, $lt: end }) })
      .select('quote')
      .sort({ 'quote.number': 1 })
      .lean<ProjectRequestRow[]>();
    return rows.flatMap(({ _id, quote }) => {
      const shown = toVisitorQuote(quote);
      const sentAt = new Date(shown?.sentAt ?? 0);
      if (!shown || sentAt < start || sentAt >= end) return [];
      return [{ path: `quotes/${shown.number ?? _id}-r${shown.revision}.pdf`, draw: () => this.drawQuote(_id) }];
    });
  }

  private async drawQuote(_id: Types.ObjectId): Promise<Buffer> {
    const row = await this.requests.findById(_id).lean<ProjectRequestRow>();
    const quote = toVisitorQuote(row?.quote);
    if (!row || !quote) throw notFound();
    return (await this.quotationFiles.find(row, quote)).draw();
  }
}
