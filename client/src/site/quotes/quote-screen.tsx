import type { TrackedRequest, VisitorQuote } from '@contract/project';
import { quotePath, stepOf } from '@contract/quote-page';
import type { QuoteTerms } from '@contract/terms';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LiveNotice } from '@/site/contact/quote/live-notice';
import { useDecision } from '@/site/contact/quote/use-decision';
import { rememberSender, type Sender, senderOf } from '@/site/contact/request/sent-requests';
import { useRefusedForm } from '@/site/forms/use-refused-form';
import { ChitengeBand } from '@/ui/chitenge-band';
import { QUOTE_STATES, stateOf } from '../contact/quote/quote-state';
import { AcceptStep } from './accept-step';
import { DeclineStep } from './decline-step';
import styles from './quote-page.module.css';
import { QuotePaper } from './quote-paper';
import { QuoteSummary } from './quote-summary';
import { QuoteTalk } from './quote-talk';
import { QuoteTools } from './quote-tools';
import { StateScreen } from './state-screen';

interface QuoteScreenProps {
  request: TrackedRequest;
  /** The last question went unanswered. */
  isStale: boolean;
  ask: () => Promise<void>;
  learn: (quote: VisitorQuote) => void;
  show: (request: TrackedRequest) => void;
}

/** What is so and what comes next; below it the quotation itself. */
export function QuoteScreen({ request, isStale, ask, learn, show }: QuoteScreenProps) {
  const { requestId, quote } = request;
  const navigate = useNavigate();
  const { search } = useLocation();
  const [sender, setSender] = useState<Sender | null>(null);
  // not while rendering: the server has no such storage
  useEffect(() => setSender(senderOf(requestId)), [requestId]);
  const part = useRef<HTMLDivElement>(null);
  /** What is shown next answers a press. */
  const isAnswer = useRef(false);
  const goTo = (step: string) => navigate(quotePath(requestId) + step, { replace: true, preventScrollReset: true });
  const deciding = useDecision({
    requestId,
    quote,
    onDecided: async (email) => {
      rememberSender(requestId, { email, name: request.name });
      isAnswer.current = true;
      await ask();
      await goTo('');
    },
    onUnanswered: () => void ask(),
    onOvertaken: (current) => {
      isAnswer.current = true;
      if (current) learn(current);
      void ask();
    },
  });

  const refused = useRefusedForm();
  const seen =
    deciding.seen ?? (refused?.status === 409 ? (refused.more as QuoteTerms | undefined) : undefined) ?? null;
  const state = stateOf(request, seen !== null);
  const isOpen = state === 'ready' || state === 'revised';
  const asked = stepOf(new URLSearchParams(search));
  const step = isOpen && asked !== 'ask' ? asked : undefined;
  const [firstState] = useState(state);
  const hasChanged = state !== firstState;
  const before = useRef({ step, state });
  useEffect(() => {
    const isNews = before.current.state !== state;
    const isPress = before.current.step !== step || (isNews && isAnswer.current);
    before.current = { step, state };
    if (!isPress) return;
    isAnswer.current = false;
    // What was pressed is gone: the focus goes to what came in its place.
    window.scrollTo({ top: 0, behavior: 'instant' });
    part.current?.querySelector<HTMLElement>('[data-arrival]')?.focus({ preventScroll: true });
  }, [step, state]);

  const steps = { request, quote: quote as VisitorQuote, state, deciding, seen, sender };
  return (
    <div className={styles.page}>
      <ChitengeBand isThin className={styles.band} />
      <div className={`page-width ${styles.columns}`}>
        <div ref={part} className={styles.first}>
          <p className="visually-hidden" role="status">
            {hasChanged && `It is now: ${QUOTE_STATES[state].label}.`}
          </p>
          {step === 'accept' ? (
            <AcceptStep {...steps} />
          ) : step === 'decline' ? (
            <DeclineStep {...steps} />
          ) : isOpen ? (
            <QuoteSummary {...steps} />
          ) : (
            <StateScreen request={request} state={state} />
          )}
          {!step && <LiveNotice {...deciding.notice} />}
          {!step && <QuoteTools requestId={requestId} hasQuote={quote !== null} />}
          {isStale && (
            <p className={styles.stale}>No connection at the moment: this is how it stood when we last asked.</p>
          )}
        </div>
        <div className={styles.second}>
          {quote && <QuotePaper request={request} quote={quote} />}
          <QuoteTalk request={request} state={state} sender={sender} onAsked={show} />
        </div>
      </div>
    </div>
  );
}
