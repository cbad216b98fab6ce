import type { Quote } from '@contract/project';
import { useDashboard } from '../shared/dashboard-store';
import { useProjectList } from './project-list';
import { useQuotes } from './quote-store';

/** A quote was saved or sent: its request may have changed with it, and so may the count of what waits. */
export function useAfterQuote(): (quote: Quote) => void {
  const put = useQuotes((store) => store.put);
  return (quote) => {
    put(quote, quote.projectRequestId);
    void useProjectList.getState().refresh();
    void useDashboard.getState().load();
  };
}
