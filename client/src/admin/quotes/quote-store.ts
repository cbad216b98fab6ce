import type { Quote } from '@contract/project';
import type { StoredSettings } from '@contract/settings';
import { quotes } from '@/api/quotes.api';
import { type Remote, useRemoteOf } from '@/stores/server-store';
import { useDashboard } from '../shared/dashboard-store';
import { createLastValueStore, createOfficeStore } from '../shared/office-store';
import { readSettings } from '../shared/read-settings';
import { useProjectList } from './project-list';

/** Older than any quote: a new one that a colleague was faster with is a conflict, and overwrites nothing. */
export const NEVER = new Date(0).toISOString();

/** What is known of a request's quote: `null` while there is none. */
export type QuoteRead = Remote<Quote | null>;

/** The quotes of the requests that are being worked on, by the request's id: several dialogs show the same one. */
export const useQuotes = createOfficeStore(quotes.readOf, { keyOf: String });

/** Asks the server; rejects with the call's error. */
export async function checkQuote(requestId: string): Promise<void> {
  const known = await useQuotes.getState().load(requestId);
  if (known.status === 'failed') throw known.error;
}

/** A quote was saved or sent: its request may have changed with it, and so may the count of what waits. */
export function adoptQuote(quote: Quote): void {
  useQuotes.getState().put(quote, quote.projectRequestId);
  void useProjectList.getState().refresh();
  void useDashboard.getState().load();
}

export function useQuoteOf(requestId = ''): { known: QuoteRead; quote: Quote | null } {
  const known = useRemoteOf(useQuotes, requestId);
  return { known, quote: known.status === 'ready' ? known.value : null };
}

/** Settings that new quotes begin with: currency, VAT, days of validity. One that is being written needs them still. */
export const useQuoteSettings = createLastValueStore<StoredSettings>((_all, signal) => readSettings(signal));
