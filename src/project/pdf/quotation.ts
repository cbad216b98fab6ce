import type { VisitorPayment } from '../../contract/payments';
import type { VisitorQuote } from '../../contract/project';
import type { SiteSettings } from '../../contract/settings';
import type { QuotationWords } from '../../contract/website/request-form';

/** Content of a quotation. */
export interface Quotation {
  from: Pick<SiteSettings, 'siteName' | 'address' | 'contactPhone' | 'contactEmail' | 'brandColour' | 'accentColour'>;
  /** PNG; `null` without a logo. */
  logo: { png: Buffer; isForDark: boolean } | null;
  /** Name of the client. */
  name: string;
  /** Organisation of the client; may be empty. */
  organisation: string;
  service: string;
  /** Label of the scope. */
  scope: string;
  quote: VisitorQuote;
  /** Sums paid and due; `null` unless accepted. */
  payment: VisitorPayment | null;
  /** Labels of its parts. */
  words: QuotationWords;
  /** URL where the client reads and answers it. */
  url: string;
}
