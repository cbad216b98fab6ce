import { VISITOR_PROJECT_CALLS } from '@contract/calls/project.calls';
import { QUOTE_POLL_SECONDS, type TrackedRequest, type VisitorQuote } from '@contract/project';
import { type ComponentType, useCallback } from 'react';
import { caller } from '@/api/caller';
import { ApiError } from '@/api/http';
import { usePolling } from '@/lib/use-polling';
import { useLocalServerStore } from '@/stores/local-server-store';
import { type Remote, useRemoteOf } from '@/stores/server-store';
import type { RequestPanelProps } from './request-panel';

const trackRequest = caller(VISITOR_PROJECT_CALLS.track);

/** The state of a request, and what draws it and puts it into words: fetched with that state, so that nobody pays for it on the way to a form. */
interface Known {
  tracked: TrackedRequest;
  Panel: ComponentType<RequestPanelProps>;
  announcementOf: (tracked: TrackedRequest, submitted: string) => string;
}

export type Tracking = Remote<Known>;

interface Following {
  tracking: Tracking;
  /** There is no such request; it is asked for once only. */
  isUnknown: boolean;
  /** Asks the server again. */
  ask: () => Promise<void>;
  /** Draws a quote that came by another way. */
  learn: (quote: VisitorQuote) => void;
}

/** A failed question never takes away what is known already. */
const ASKING = { keyOf: String, keepsValueOn: ({ status }: ApiError) => status !== 404 };

/** Follows a request: what is known of it is asked for again and again. */
export function useTrackedRequest(requestId: string): Following {
  const store = useLocalServerStore(readTracked, ASKING);
  const tracking = useRemoteOf(store, requestId);
  const isUnknown = tracking.status === 'failed' && tracking.error.status === 404;
  const ask = useCallback(() => store.getState().reload(requestId), [store, requestId]);
  const learn = useCallback(
    (quote: VisitorQuote) =>
      store.getState().change((known) => ({ ...known, tracked: { ...known.tracked, quote } }), requestId),
    [store, requestId],
  );
  return { tracking, isUnknown, ask: usePolling(ask, QUOTE_POLL_SECONDS, isUnknown), learn };
}

async function readTracked(requestId: string, signal: AbortSignal): Promise<Known> {
  const tracked = await trackRequest(requestId, signal);
  if (typeof tracked?.requestId !== 'string') throw new ApiError(0, 'an answer that is no request');
  // without the script that draws it, the state cannot be shown
  const { RequestPanel, newsOf: announcementOf } = await import('./request-panel');
  return { tracked, Panel: RequestPanel, announcementOf };
}
