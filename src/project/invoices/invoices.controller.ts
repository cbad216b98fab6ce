import { Body, Controller, Get, Headers, Param, Post, Query } from '@nestjs/common';
import type { SessionUser } from '../../contract/auth';
import { DOCUMENT_CALLS, INVOICE_CALLS, VISITOR_INVOICE_CALLS } from '../../contract/calls/documents.calls';
import type { IssuedInvoice, ListedDocument, VisitorInvoice } from '../../contract/documents';
import { CurrentUser } from '../../platform/access/access.decorator';
import { Call } from '../../platform/calls/call.decorator';
import type { ListPage } from '../../platform/http/list-page.query';
import { IDEMPOTENCY_HEADER } from '../../platform/idempotency/idempotency-key.decorator';
import { InvoiceDto, InvoicePaidDto, ListInvoicesQuery } from './invoice.dto';
import { InvoiceListService } from './invoice-list.service';
import { InvoicesService } from './invoices.service';

@Controller()
export class InvoicesController {
  constructor(
    private readonly invoices: InvoicesService,
    private readonly invoiceList: InvoiceListService,
  ) {}

  @Get('invoices')
  @Call(INVOICE_CALLS.list, 'Lists all invoices, newest first.')
  list(@Query() query: ListInvoicesQuery): Promise<ListPage<IssuedInvoice>> {
    return this.invoiceList.list(query);
  }

  @Get('project/:id/documents')
  @Call(DOCUMENT_CALLS.list, 'Lists invoices, credit notes and receipts of a request, oldest first.', {
    404: 'Unknown request.',
  })
  listOf(@Param('id') id: string): Promise<ListedDocument[]> {
    return this.invoiceList.listOf(id);
  }

  @Post('project/:id/invoices')
  @Call(INVOICE_CALLS.make, 'Issues the invoice of one instalment and emails it to the client.', {
    409: 'The quote is not accepted, or the instalment has an open invoice.',
  })
  make(
    @Param('id') id: string,
    @Body() input: InvoiceDto,
    @CurrentUser() user: SessionUser,
    @Headers(IDEMPOTENCY_HEADER) key?: string,
  ): Promise<ListedDocument> {
    return this.invoices.make(id, input, user, key);
  }

  @Post('invoices/:id/credit')
  @Call(INVOICE_CALLS.credit, 'Cancels an invoice with a credit note and emails the credit note to the client.', {
    404: 'Unknown invoice.',
  })
  credit(
    @Param('id') id: string,
    @CurrentUser() user: SessionUser,
    @Headers(IDEMPOTENCY_HEADER) key?: string,
  ): Promise<ListedDocument> {
    return this.invoices.credit(id, user, key);
  }

  @Get('invoices/:id')
  @Call(VISITOR_INVOICE_CALLS.read, 'Returns an invoice to anyone with its link.', { 404: 'Unknown invoice.' })
  read(@Param('id') id: string): Promise<VisitorInvoice> {
    return this.invoices.read(id);
  }

  @Post('invoices/:id/paid')
  @Call(VISITOR_INVOICE_CALLS.sayPaid, 'Reports to staff that an invoice is paid.', {
    404: 'Unknown invoice.',
    409: 'The invoice is already paid or cancelled, or staff have not checked an earlier report of a payment yet.',
  })
  async sayPaid(@Param('id') id: string, @Body() input: InvoicePaidDto): Promise<VisitorInvoice> {
    await this.invoices.reportPaid(id, input);
    return this.invoices.read(id);
  }
}
