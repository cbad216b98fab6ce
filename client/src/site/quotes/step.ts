import type { TrackedRequest, VisitorQuote } from '@contract/project';
import type { QuoteStep } from '@contract/quote-page';
import type { QuoteTerms } from '@contract/terms';
import { progressOf } from './state/quote-progress';
import type { QuoteState } from './state/quote-state';
import type { Sender } from './state/sent-requests';
import type { Deciding } from './use-decision';

/** Place where a quote is shown: on its own page, or in a panel of the contact page. */
export type QuoteFrame = 'page' | 'panel';

export const HEADINGS = {
  page: { top: 'h1', part: 'h2' },
  panel: { top: 'h3', part: 'h4' },
} as const satisfies Record<QuoteFrame, object>;

/** Shown after an acceptance, because staff may still reopen the quote and revise it. */
export const IF_CHANGED = "If anything changes, we'll send you a new quote to accept.";

/** Step in which the client answers a quote or reports a payment. It takes the place of the quote's summary. */
export type AnswerStep = Exclude<QuoteStep, 'ask'>;

export function openStepOf(request: TrackedRequest, requested: QuoteStep | undefined): AnswerStep | undefined {
  if (requested === 'accept' || requested === 'decline')
    return progressOf(request) === 'quoted' ? requested : undefined;
  const { payment } = request;
  return requested === 'paid' && payment && payment.owed > 0 && !payment.saidPaidAt ? requested : undefined;
}

export interface StepProps {
  request: TrackedRequest;
  quote: VisitorQuote;
  state: QuoteState;
  deciding: Deciding;
  /** Terms that the client saw, if staff changed the quote while the client answered. Otherwise `null`. */
  seen: QuoteTerms | null;
  sender: Sender | null;
  frame: QuoteFrame;
  /** Opens a step; `undefined` returns to the summary. */
  onStep: (step: AnswerStep | undefined) => void;
}
