import type { ProjectScope, VisitorQuote } from '../../contract/project';
import type { SiteSettings } from '../../contract/settings';

/** All that stands on a quotation. */
export interface Quotation {
  from: Pick<SiteSettings, 'siteName' | 'address' | 'contactPhone' | 'contactEmail'>;
  /** Name of the client. */
  name: string;
  service: string;
  scope: ProjectScope;
  quote: VisitorQuote;
  /** Where it is read and answered. */
  url: string;
}
