import type { Quote } from '@contract/project';
import { create } from 'zustand';
import { readQuoteOf } from '@/api/quotes';

/** What is known of a request's quote; `quote` is `null` while there is none. */
export type KnownQuote = { status: 'loading' } | { status: 'ready'; quote: Quote | null } | { status: 'failed' };

interface QuoteStore {
  /** By the request's id. */
  known: Record<string, KnownQuote>;
  /** Asks the server. Rejects with the call's error, and keeps `failed`. */
  check(requestId: string): Promise<Quote | null>;
  put(quote: Quote): void;
}

/** The quotes of the requests that are being worked on: several dialogs show the same one. */
export const useQuotes = create<QuoteStore>((set, get) => {
  const keep = (requestId: string, known: KnownQuote) =>
    set((store) => ({ known: { ...store.known, [requestId]: known } }));
  return {
    known: {},
    async check(requestId) {
      if (get().known[requestId]?.status !== 'ready') keep(requestId, { status: 'loading' });
      try {
        const quote = await readQuoteOf(requestId);
        keep(requestId, { status: 'ready', quote });
        return quote;
      } catch (error) {
        keep(requestId, { status: 'failed' });
        throw error;
      }
    },
    put: (quote) => keep(quote.projectRequestId, { status: 'ready', quote }),
  };
});
