import { Controller, Get, Param, Req, type StreamableFile } from '@nestjs/common';
import type express from 'express';
import { DOCUMENT_FILE_CALLS } from '../contract/calls/documents.calls';
import { MESSAGES } from '../contract/errors';
import { Call } from '../platform/calls/call.decorator';
import { DocumentFilesService } from './document-files.service';
import { Pdf, PdfAnswersService } from './pdf-answers.service';

const REFUSALS = { 404: 'Unknown document.', 429: MESSAGES.tooMany };

@Controller()
export class DocumentFilesController {
  constructor(
    private readonly files: DocumentFilesService,
    private readonly answers: PdfAnswersService,
  ) {}

  @Pdf()
  @Get('receipts/:id/pdf')
  @Call(DOCUMENT_FILE_CALLS.receipt, 'Downloads a receipt as a PDF.', REFUSALS)
  receipt(@Param('id') id: string, @Req() request: express.Request): Promise<StreamableFile> {
    return this.answers.send(request, () => this.files.find('receipt', id));
  }

  @Pdf()
  @Get('invoices/:id/pdf')
  @Call(DOCUMENT_FILE_CALLS.invoice, 'Downloads an invoice as a PDF.', REFUSALS)
  invoice(@Param('id') id: string, @Req() request: express.Request): Promise<StreamableFile> {
    return this.answers.send(request, () => this.files.find('invoice', id));
  }

  @Pdf()
  @Get('credit-notes/:id/pdf')
  @Call(DOCUMENT_FILE_CALLS['credit-note'], 'Downloads a credit note as a PDF.', REFUSALS)
  creditNote(@Param('id') id: string, @Req() request: express.Request): Promise<StreamableFile> {
    return this.answers.send(request, () => this.files.find('credit-note', id));
  }
}
