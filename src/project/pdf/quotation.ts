import type { VisitorPayment } from '../../contract/payments';
import type { VisitorQuote } from '../../contract/project';
import type { SiteSettings } from '../../contract/settings';
import type { QuotationWords } from '../../contract/website/request-form';

/** All that stands on a quotation. */
export interface Quotation {
  from: Pick<SiteSettings, 'siteName' | 'address' | 'contactPhone' | 'contactEmail' | 'brandColour' | 'accentColour'>;
  /** As PNG; `null` for none. */
  logo: { png: Buffer; isForDark: boolean } | null;
  /** Name of the client. */
  name: string;
  /** The client's; may be empty. */
  organisation: string;
  service: string;
  /** In words. */
  scope: string;
  quote: VisitorQuote;
  /** Sums paid and due; `null` unless it is accepted. */
  payment: VisitorPayment | null;
  /** Names of its parts. */
  words: QuotationWords;
  /** Where it is read and answered. */
  url: string;
}
