import type { VisitorPayment } from '../../contract/payments';
import type { VisitorQuote } from '../../contract/project';
import type { SiteSettings } from '../../contract/settings';
import type { QuotationWords } from '../../contract/website/request-form';

export interface Quotation {
  from: Pick<SiteSettings, 'siteName' | 'address' | 'contactPhone' | 'contactEmail' | 'brandColour' | 'accentColour'>;
  /** Logo as PNG, or `null` without a logo. */
  logo: { png: Buffer; isForDark: boolean } | null;
  name: string;
  organisation: string;
  service: string;
  scope: string;
  quote: VisitorQuote;
  /** Paid and due sums. `null` unless the quote is accepted. */
  payment: VisitorPayment | null;
  words: QuotationWords;
  /** URL of the page where the client can accept the quote. */
  url: string;
}
