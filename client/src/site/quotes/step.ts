import type { TrackedRequest, VisitorQuote } from '@contract/project';
import type { QuoteTerms } from '@contract/terms';
import type { Deciding } from '@/site/contact/quote/use-decision';
import type { Sender } from '@/site/contact/request/sent-requests';
import type { QuoteState } from '../contact/quote/quote-state';

/** What the answers to an open quotation are given. */
export interface StepProps {
  request: TrackedRequest;
  quote: VisitorQuote;
  state: QuoteState;
  deciding: Deciding;
  /** The terms that were shown before these, where they changed under the visitor's eyes. */
  seen: QuoteTerms | null;
  /** Who sent the request, where it was sent from this tab. */
  sender: Sender | null;
}
