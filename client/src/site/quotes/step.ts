import type { TrackedRequest, VisitorQuote } from '@contract/project';
import type { QuoteStep } from '@contract/quote-page';
import type { QuoteTerms } from '@contract/terms';
import { progressOf } from './state/quote-progress';
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

/** Staff can reopen and revise what was accepted. */
export const IF_CHANGED = "If anything changes, we'll send you a new quote to accept.";

/** A step that takes the place of what is said of the quotation. */
export type AnswerStep = Exclude<QuoteStep, 'ask'>;

/** The step that is asked for, where the request has come to it. */
export function openStepOf(request: TrackedRequest, asked: QuoteStep | undefined): AnswerStep | undefined {
  if (asked === 'accept' || asked === 'decline') return progressOf(request) === 'quoted' ? asked : undefined;
  const { payment } = request;
  return asked === 'paid' && payment && payment.due > 0 && !payment.saidPaidAt ? asked : undefined;
}

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
