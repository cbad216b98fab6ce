import { QUOTE_POLL_SECONDS } from '@contract/project';
import { useCallback } from 'react';
import { projectRequests, quotes } from '@/api/office';
import { usePolling } from '@/lib/use-polling';
import { follow } from '../../shared/follow';
import { useQuotes } from '../quote-store';
import { useRequestThread, useRequestThreads } from '../request-thread';

/** A request with its conversation, and its quote in the quotes' store; both are asked for again while somebody looks. */
export function useRequest(id: string) {
  const ask = useCallback(
    () => Promise.all([follow(useRequestThreads, projectRequests.read, id), follow(useQuotes, quotes.readOf, id)]),
    [id],
  );
  const askNow = usePolling(ask, QUOTE_POLL_SECONDS, false);
  return { known: useRequestThread(id), askNow };
}
