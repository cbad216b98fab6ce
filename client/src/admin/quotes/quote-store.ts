import type { Quote } from '@contract/project';
import type { StoredSettings } from '@contract/settings';
import { quotes } from '@/api/quotes.api';
import { type Remote, useRemoteOf } from '@/stores/server-store';
import { createAdminStore, createLastValueStore } from '../shared/admin-store';
import { useDashboard } from '../shared/dashboard-store';
import { readSettings } from '../shared/read-settings';
import { useProjectList } from './project-list';

/** `updatedAt` of a new quote. If a colleague has created one meanwhile, the server answers with a conflict. */
export const NEVER = new Date(0).toISOString();

export type QuoteRead = Remote<Quote | null>;

export const useQuotes = createAdminStore(quotes.readOf, { keyOf: String });

export async function checkQuote(requestId: string): Promise<void> {
  const known = await useQuotes.getState().load(requestId);
  if (known.status === 'failed') throw known.error;
}

/** Stores a quote after it was saved or sent. Reloads the list and the dashboard's numbers, which may have changed. */
export function adoptQuote(quote: Quote): void {
  useQuotes.getState().put(quote, quote.projectRequestId);
  void useProjectList.getState().refresh();
  void useDashboard.getState().load();
}

export function useQuoteOf(requestId = ''): { known: QuoteRead; quote: Quote | null } {
  const known = useRemoteOf(useQuotes, requestId);
  return { known, quote: known.status === 'ready' ? known.value : null };
}

/** Settings for new quotes, such as currency and VAT. If reloading fails, the values loaded before are used. */
export const useQuoteSettings = createLastValueStore<StoredSettings>((_all, signal) => readSettings(signal));
