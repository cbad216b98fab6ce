import type { VisitorPayment } from '../../contract/payments';
import type { VisitorQuote } from '../../contract/project';
import type { QuotationTexts } from '../../contract/website/request-form';
import type { Logo, Sender } from '../../documents/pdf/pdf-parts';

export interface Quotation {
  from: Sender;
  logo: Logo;
  name: string;
  organisation: string;
  service: string;
  scope: string;
  quote: VisitorQuote;
  payment: VisitorPayment | null;
  words: QuotationTexts;
  url: string;
}
