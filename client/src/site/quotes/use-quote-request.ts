import { QUOTE_POLL_SECONDS, type TrackedRequest, type VisitorQuote } from '@contract/project';
import { trackPath } from '@contract/read-paths';
import { useCallback } from 'react';
import { usePolling } from '@/lib/use-polling';
import { useRemote, useRemoteStore } from '@/stores/remote';

/** The request of the page: begun with what the server drew, asked for again and again while somebody looks. */
export function useQuoteRequest(requestId: string) {
  const key = trackPath(requestId);
  const store = useRemoteStore();
  const request = useRemote<TrackedRequest>(key);
  const isUnknown = request.status === 'failed' && request.error.status === 404;
  const reload = useCallback(() => store.getState().reload(key), [store, key]);
  const ask = usePolling(reload, QUOTE_POLL_SECONDS, isUnknown);
  /** Draws a quote that came with a refusal. */
  const learn = useCallback(
    (quote: VisitorQuote) => store.getState().change((known) => ({ ...(known as TrackedRequest), quote }), key),
    [store, key],
  );
  const show = useCallback((next: TrackedRequest) => store.getState().put(next, key), [store, key]);
  return { request, isUnknown, ask, learn, show };
}
