import { QUOTE_POLL_SECONDS, type TrackedRequest, type VisitorQuote } from '@contract/project';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '@/api/http';
import { trackRequest } from '@/api/project';
import type { RequestPanelProps } from './request-panel';

export type Tracking =
  | { status: 'loading' }
  | (Known & { status: 'ready' /** The last question went unanswered. */; isStale: boolean })
  | { status: 'unknown' }
  | { status: 'failed' };

/** The state of a request, and what draws it and puts it into words: fetched with that state, so that nobody pays for it on the way to a form. */
interface Known {
  tracked: TrackedRequest;
  Panel: ComponentType<RequestPanelProps>;
  newsOf: (tracked: TrackedRequest) => string;
}

export interface Following {
  tracking: Tracking;
  /** Asks the server again. */
  ask: () => Promise<void>;
  /** Draws a quote that came by another way. */
  learn: (quote: VisitorQuote) => void;
}

const LOADING: Tracking = { status: 'loading' };

/**
 * Follows a request: asks at once, then every 30 seconds while somebody looks, and again as soon as the tab or the
 * connection comes back. An unknown id is asked for once only.
 */
export function useTrackedRequest(requestId: string): Following {
  const [tracking, setTracking] = useState<Tracking>(LOADING);
  const asker = useRef<() => Promise<void>>(async () => {});

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let question = new AbortController();
    let isOver = false;

    const ask = async () => {
      if (isOver) return;
      clearTimeout(timer);
      question.abort();
      question = new AbortController();
      const { signal } = question;
      // set before the answer is there: a connection that hangs does not end the asking
      if (document.visibilityState === 'visible') timer = setTimeout(() => void ask(), QUOTE_POLL_SECONDS * 1000);
      const answer = await answerOf(requestId, signal);
      if (signal.aborted) return;
      if (answer === 'unknown') {
        isOver = true;
        clearTimeout(timer);
      }
      setTracking((before) => after(before, answer));
    };
    const handleVisibility = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') void ask();
    };
    const handleOnline = () => void ask();

    asker.current = ask;
    setTracking(LOADING);
    void ask();
    document.addEventListener('visibilitychange', handleVisibility);
    window.addEventListener('online', handleOnline);
    return () => {
      isOver = true;
      clearTimeout(timer);
      question.abort();
      document.removeEventListener('visibilitychange', handleVisibility);
      window.removeEventListener('online', handleOnline);
    };
  }, [requestId]);

  const learn = useCallback((quote: VisitorQuote | null) => {
    setTracking((before) =>
      before.status === 'ready' ? { ...before, tracked: { ...before.tracked, quote } } : before,
    );
    void asker.current();
  }, []);
  return { tracking, ask: useCallback(() => asker.current(), []), learn };
}

type Answer = Known | 'unknown' | 'failed';

async function answerOf(requestId: string, signal: AbortSignal): Promise<Answer> {
  try {
    const tracked = await trackRequest(requestId, signal);
    if (typeof tracked?.requestId !== 'string') return 'failed';
    // without the script that draws it, the state cannot be shown
    const { RequestPanel, newsOf } = await import('./request-panel');
    return { tracked, Panel: RequestPanel, newsOf };
  } catch (error) {
    return error instanceof ApiError && error.status === 404 ? 'unknown' : 'failed';
  }
}

/** A failed question never takes away what is known already. */
function after(before: Tracking, answer: Answer): Tracking {
  if (answer === 'unknown') return { status: 'unknown' };
  if (answer !== 'failed') return { status: 'ready', ...answer, isStale: false };
  return before.status === 'ready' ? { ...before, isStale: true } : { status: 'failed' };
}
