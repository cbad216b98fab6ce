import { INVOICE_FIELDS, INVOICE_STATES, type InvoiceState } from '../../contract/documents';
import { PAID_NOTE_FIELDS } from '../../contract/payments';
import { bodyOf } from '../../platform/fields/body-of';
import { SearchPageQuery } from '../../platform/fields/search-page.query';
import { OneOf } from '../../platform/validation/one-of';

const STATES = Object.keys(INVOICE_STATES);

export class InvoiceDto extends bodyOf(INVOICE_FIELDS) {}

export class InvoicePaidDto extends bodyOf(PAID_NOTE_FIELDS) {}

export class ListInvoicesQuery extends SearchPageQuery {
  @OneOf(STATES)
  state?: InvoiceState;
}
