import type { TrackedRequest, VisitorQuote } from '@contract/project';
import type { QuoteStep } from '@contract/quote-page';
import type { QuoteTerms } from '@contract/terms';
import { progressOf } from './state/quote-progress';
import type { QuoteState } from './state/quote-state';
import type { Sender } from './state/sent-requests';
import type { Deciding } from './use-decision';

/** A quote is shown on its own page or in the panel of the contact page. */
export type QuoteFrame = 'page' | 'panel';

/** Heading levels in each frame. */
export const HEADINGS = {
  page: { top: 'h1', part: 'h2' },
  panel: { top: 'h3', part: 'h4' },
} as const satisfies Record<QuoteFrame, object>;

/** Staff can reopen and revise an accepted quote. */
export const IF_CHANGED = "If anything changes, we'll send you a new quote to accept.";

/** A step that replaces the quote's summary. */
export type AnswerStep = Exclude<QuoteStep, 'ask'>;

/** Returns the requested step if the request allows it. */
export function openStepOf(request: TrackedRequest, requested: QuoteStep | undefined): AnswerStep | undefined {
  if (requested === 'accept' || requested === 'decline')
    return progressOf(request) === 'quoted' ? requested : undefined;
  const { payment } = request;
  return requested === 'paid' && payment && payment.due > 0 && !payment.saidPaidAt ? requested : undefined;
}

/** Props of the steps that answer an open quote. */
export interface StepProps {
  request: TrackedRequest;
  quote: VisitorQuote;
  state: QuoteState;
  deciding: Deciding;
  /** Terms shown before, if they changed while they were shown. */
  seen: QuoteTerms | null;
  /** Sender of the request, if it was sent from this tab. */
  sender: Sender | null;
  frame: QuoteFrame;
  /** Opens a step; `undefined` returns to the summary. */
  onStep: (step: AnswerStep | undefined) => void;
}
