import { resultId } from '@contract/page-forms';
import type { TrackedRequest } from '@contract/project';
import { quotePath, stepOf } from '@contract/quote-page';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { dropDraft, takeEarlyText } from '@/lib/stored-form';
import { FormResult } from '@/site/forms/form-result';
import { isOpenedAgain, usePosted } from '@/site/forms/use-posted';
import { useFixedSection } from '@/stores/website-store';
import { ChitengeBand } from '@/ui/chitenge-band';
import { QuotationSheet } from './quotation-sheet';
import { QuoteAnswers, type QuoteAnswersProps } from './quote-answers';
import { QuoteConversation } from './quote-conversation';
import styles from './quote-page.module.css';
import { QuoteTools } from './quote-tools';
import { stateOf } from './state/quote-state';
import { type Sender, senderOf } from './state/sent-requests';
import { openStepOf } from './step';

interface QuoteScreenProps extends Pick<QuoteAnswersProps, 'request' | 'ask' | 'learn'> {
  /** True if the last poll failed. The request may have changed since. */
  isStale?: boolean;
  show: (request: TrackedRequest) => void;
}

export function QuoteScreen({ request, isStale, show, ...following }: QuoteScreenProps) {
  const { requestId, quote } = request;
  const navigate = useNavigate();
  const { isDone: isSubmitted } = usePosted('request');
  const { submitted } = useFixedSection('requestForm');
  const { search } = useLocation();
  const [sender, setSender] = useState<Sender | null>(null);
  // Reads the sender in an effect, because the server has no browser storage.
  useEffect(() => setSender(senderOf(requestId)), [requestId]);
  useEffect(() => {
    // The form was sent by a post without a script. Its stored text must not appear in the form again.
    if (!isSubmitted || isOpenedAgain()) return;
    dropDraft('quote');
    takeEarlyText('quote');
  }, [isSubmitted]);
  const step = openStepOf(request, stepOf(new URLSearchParams(search)));
  return (
    <div className={`on-mist ${styles.page}`}>
      <ChitengeBand isThin className={styles.band} />
      <div className={`page-width stack gap-8 ${styles.columns}`}>
        <div className={`shrinks ${styles.first}`}>
          <FormResult id={resultId('request')} text={isSubmitted ? submitted : ''} />
          <QuoteAnswers
            request={request}
            sender={sender}
            frame="page"
            step={step}
            onStep={() => navigate(quotePath(requestId), { replace: true, preventScrollReset: true })}
            {...following}
          />
          {!step && <QuoteTools requestId={requestId} hasQuote={quote !== null} />}
          {isStale && <p className="above-4 muted small">You're offline. This page may be out of date.</p>}
        </div>
        <div className="shrinks">
          {quote && <QuotationSheet request={request} quote={quote} />}
          <QuoteConversation request={request} state={stateOf(request, false)} sender={sender} onAsked={show} />
        </div>
      </div>
    </div>
  );
}
