import type { TrackedRequest, VisitorQuote } from '@contract/project';
import type { QuoteTerms } from '@contract/terms';
import { useEffect, useRef, useState } from 'react';
import { usePosted } from '@/site/forms/use-posted';
import { AcceptStep } from './accept-step';
import { DeclineStep } from './decline-step';
import { LiveNotice } from './live-notice';
import { PaidStep } from './paid-step';
import { QuoteSummary } from './quote-summary';
import { RequestReceived } from './request-received';
import { progressOf } from './state/quote-progress';
import { QUOTE_STATES, stateOf } from './state/quote-state';
import { rememberSender, type Sender } from './state/sent-requests';
import { StateScreen } from './state-screen';
import type { AnswerStep, QuoteFrame } from './step';
import { useDecision } from './use-decision';

export interface QuoteAnswersProps {
  request: TrackedRequest;
  sender: Sender | null;
  frame: QuoteFrame;
  step: AnswerStep | undefined;
  onStep: (step: AnswerStep | undefined) => void | Promise<void>;
  ask: () => Promise<void>;
  learn: (quote: VisitorQuote) => void;
}

export function QuoteAnswers({ request, sender, frame, step, onStep, ask, learn }: QuoteAnswersProps) {
  const { requestId, quote } = request;
  const part = useRef<HTMLDivElement>(null);
  /** True after the client has selected a button. When the state then changes, the focus moves to the new text. */
  const isAnswer = useRef(false);
  const handleAnswered = async () => {
    isAnswer.current = true;
    await ask();
    await onStep(undefined);
  };
  const deciding = useDecision({
    requestId,
    quote,
    onDecided: async (email) => {
      rememberSender(requestId, { email, name: request.name });
      await handleAnswered();
    },
    onUnanswered: () => void ask(),
    onOvertaken: (current) => {
      isAnswer.current = true;
      if (current) learn(current);
      void ask();
    },
  });

  const { refused } = usePosted(step === 'decline' ? 'decline' : 'accept');
  const seen =
    deciding.seen ?? (refused?.status === 409 ? (refused.more as QuoteTerms | undefined) : undefined) ?? null;
  const state = stateOf(request, seen !== null);
  const [firstState] = useState(state);
  const hasChanged = state !== firstState;
  const before = useRef({ step, state });
  useEffect(() => {
    const isStateChange = before.current.state !== state;
    const isPress = before.current.step !== step || (isStateChange && isAnswer.current);
    before.current = { step, state };
    if (!isPress) return;
    isAnswer.current = false;
    // The selected button no longer exists, so the new text gets the focus.
    if (frame === 'page') window.scrollTo({ top: 0, behavior: 'instant' });
    else part.current?.scrollIntoView({ behavior: 'instant' });
    const arrival = part.current?.querySelector<HTMLElement>('[data-arrival]');
    arrival?.focus({ preventScroll: true });
    // On a phone, the confirmation of a payment report is below the screen.
    arrival?.scrollIntoView({ block: 'nearest' });
  }, [step, state, frame]);

  const steps = { request, quote: quote as VisitorQuote, state, deciding, seen, sender, frame, onStep };
  return (
    <div ref={part}>
      <p className="visually-hidden" role="status">
        {hasChanged && `Status: ${QUOTE_STATES[state].label}.`}
      </p>
      {!step && <LiveNotice {...deciding.notice} />}
      {step === 'accept' ? (
        <AcceptStep {...steps} />
      ) : step === 'decline' ? (
        <DeclineStep {...steps} />
      ) : step === 'paid' ? (
        <PaidStep {...steps} onSaid={handleAnswered} />
      ) : progressOf(request) === 'quoted' ? (
        <QuoteSummary {...steps} />
      ) : frame === 'panel' && !quote && request.steps.length === 0 ? (
        <RequestReceived tracked={request} />
      ) : (
        <StateScreen request={request} state={state} frame={frame} onStep={onStep} />
      )}
    </div>
  );
}
