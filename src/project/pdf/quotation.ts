import type { VisitorPayment } from '../../contract/payments';
import type { VisitorQuote } from '../../contract/project';
import type { SiteSettings } from '../../contract/settings';
import type { QuotationWords } from '../../contract/website/request-form';

export interface Quotation {
  from: Pick<SiteSettings, 'siteName' | 'address' | 'contactPhone' | 'contactEmail' | 'brandColour' | 'accentColour'>;
  logo: { png: Buffer; isForDark: boolean } | null;
  name: string;
  organisation: string;
  service: string;
  scope: string;
  quote: VisitorQuote;
  payment: VisitorPayment | null;
  words: QuotationWords;
  url: string;
}
