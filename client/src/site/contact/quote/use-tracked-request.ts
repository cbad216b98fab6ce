import { VISITOR_PROJECT_CALLS } from '@contract/calls/project.calls';
import { QUOTE_POLL_SECONDS, type TrackedRequest, type VisitorQuote } from '@contract/project';
import { type ComponentType, useCallback } from 'react';
import { caller } from '@/api/caller';
import { ApiError } from '@/api/http';
import { usePolling } from '@/lib/use-polling';
import { useLocalServerStore } from '@/stores/local-server-store';
import { isMissing, type Remote, useRemoteOf } from '@/stores/server-store';
import type { RequestPanelProps } from './request-panel';

const trackRequest = caller(VISITOR_PROJECT_CALLS.track);

/**
 * A request, with the component and the function that present it. Their script loads together with the request, because
 * pages that show only the form do not need it.
 */
interface Known {
  tracked: TrackedRequest;
  Panel: ComponentType<RequestPanelProps>;
  announcementOf: (tracked: TrackedRequest, submitted: string) => string;
}

export type Tracking = Remote<Known>;

interface Following {
  tracking: Tracking;
  /** True if the request does not exist. Polling then stops. */
  isUnknown: boolean;
  ask: () => Promise<void>;
  /** Updates the quote. Call it if the answer to another call has a newer quote. */
  learn: (quote: VisitorQuote) => void;
}

/** If a poll fails, the current state stays, unless the request no longer exists (404). */
const ASKING = { keyOf: String, keepsValueOn: ({ status }: ApiError) => status !== 404 };

export function useTrackedRequest(requestId: string): Following {
  const store = useLocalServerStore(readTracked, ASKING);
  const tracking = useRemoteOf(store, requestId);
  const isUnknown = isMissing(tracking);
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
  const { RequestPanel, newsOf: announcementOf } = await import('./request-panel');
  return { tracked, Panel: RequestPanel, announcementOf };
}
