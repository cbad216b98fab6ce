import { QUOTE_POLL_SECONDS, type TrackedRequest, type VisitorQuote } from '@contract/project';
import { trackPath } from '@contract/read-paths';
import { useCallback } from 'react';
import { usePolling } from '@/lib/use-polling';
import { useRemoteStore } from '@/stores/remote';
import { isMissing, type Remote, useRemoteOf } from '@/stores/server-store';

/** Follows a request, at first the one in the document. `learn` and `show` store what other calls have answered. */
export function useQuoteRequest(requestId: string) {
  const key = trackPath(requestId);
  const store = useRemoteStore();
  const request = useRemoteOf(store, key) as Remote<TrackedRequest>;
  const isUnknown = isMissing(request);
  const reload = useCallback(() => store.getState().reload(key), [store, key]);
  const ask = usePolling(reload, QUOTE_POLL_SECONDS, isUnknown);
  const learn = useCallback(
    (quote: VisitorQuote) => store.getState().change((known) => ({ ...(known as TrackedRequest), quote }), key),
    [store, key],
  );
  const show = useCallback((next: TrackedRequest) => store.getState().put(next, key), [store, key]);
  return { request, isUnknown, ask, learn, show };
}
