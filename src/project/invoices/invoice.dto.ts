import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { INVOICE_FIELDS, INVOICE_STATES, type InvoiceState } from '../../contract/documents';
import { PAID_NOTE_FIELDS } from '../../contract/payments';
import { bodyOf } from '../../platform/fields/body-of';
import { ListPageQuery } from '../../platform/http/list-page.query';

const STATES = Object.keys(INVOICE_STATES);

export class InvoiceDto extends bodyOf(INVOICE_FIELDS) {}

export class InvoicePaidDto extends bodyOf(PAID_NOTE_FIELDS) {}

export class ListInvoicesQuery extends ListPageQuery {
  @ApiPropertyOptional({ enum: STATES })
  @IsOptional()
  @IsIn(STATES, { message: `state must be one of ${STATES.join(', ')}.` })
  state?: InvoiceState;
}
