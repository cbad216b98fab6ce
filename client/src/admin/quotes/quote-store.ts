import type { Quote } from '@contract/project';
import type { StoredSettings } from '@contract/settings';
import { quotes } from '@/api/quotes.api';
import { type Remote, useRemoteOf } from '@/stores/server-store';
import { useDashboard } from '../shared/dashboard-store';
import { createLastValueStore, createOfficeStore } from '../shared/office-store';
import { readSettings } from '../shared/read-settings';
import { useProjectList } from './project-list';

/** Older than any quote, so that a new one conflicts with a colleague's and overwrites nothing. */
export const NEVER = new Date(0).toISOString();

/** Quote of a request; `null` if there is none. */
export type QuoteRead = Remote<Quote | null>;

/** Quotes by request id, shared by several dialogs. */
export const useQuotes = createOfficeStore(quotes.readOf, { keyOf: String });

/** Loads the quote of a request. Rejects with the call's error. */
export async function checkQuote(requestId: string): Promise<void> {
  const known = await useQuotes.getState().load(requestId);
  if (known.status === 'failed') throw known.error;
}

/** Stores a saved or sent quote. Reloads the list and the counts, which may have changed. */
export function adoptQuote(quote: Quote): void {
  useQuotes.getState().put(quote, quote.projectRequestId);
  void useProjectList.getState().refresh();
  void useDashboard.getState().load();
}

export function useQuoteOf(requestId = ''): { known: QuoteRead; quote: Quote | null } {
  const known = useRemoteOf(useQuotes, requestId);
  return { known, quote: known.status === 'ready' ? known.value : null };
}

/**
 * Settings for new quotes: currency, VAT, days of validity. The last values remain if reloading fails, because an open
 * editor needs them.
 */
export const useQuoteSettings = createLastValueStore<StoredSettings>((_all, signal) => readSettings(signal));
