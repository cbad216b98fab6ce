import type { SiteSettings } from '../../contract/settings';
import { sumsOf } from '../../contract/sums';
import type { NewDocument } from '../../documents/documents.service';
import type { ProjectRequestRow } from '../schemas/project-request.schema';
import { type Quote, termsOf } from '../schemas/quote.schema';

type Parties = Pick<
  NewDocument,
  'requestId' | 'email' | 'from' | 'to' | 'service' | 'quoteNumber' | 'currency' | 'agreed'
>;

/** Returns the content that all documents about a quote share: sender, client, and the quote's number and currency. */
export function partiesOf(row: ProjectRequestRow, quote: Quote, settings: SiteSettings): Parties {
  const { siteName, address, contactPhone, contactEmail, tpin } = settings;
  return {
    requestId: row._id,
    email: row.email,
    from: { siteName, address, contactPhone, contactEmail, tpin },
    to: { name: row.name, organisation: row.organisation ?? '', tpin: row.tpin ?? '' },
    service: row.serviceTitle,
    quoteNumber: quote.number ?? '',
    currency: quote.currency,
    agreed: sumsOf(termsOf(quote)).total,
  };
}
