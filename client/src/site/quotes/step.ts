import type { TrackedRequest, VisitorQuote } from '@contract/project';
import type { QuoteStep } from '@contract/quote-page';
import type { QuoteTerms } from '@contract/terms';
import type { QuoteState } from './state/quote-state';
import type { Sender } from './state/sent-requests';
import type { Deciding } from './use-decision';

/** Frame of a quotation: its own page, or the panel of the contact page. */
export type QuoteFrame = 'page' | 'panel';

/** How deep its headings are there. */
export const HEADINGS = {
  page: { top: 'h1', part: 'h2' },
  panel: { top: 'h3', part: 'h4' },
} as const satisfies Record<QuoteFrame, object>;

/** A step of an open quotation that takes the place of its summary. */
export type AnswerStep = Exclude<QuoteStep, 'ask'>;

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
  frame: QuoteFrame;
  /** Opens a step; `undefined` leads back to the summary. */
  onStep: (step: AnswerStep | undefined) => void;
}
