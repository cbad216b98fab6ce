import type { Dashboard } from '@contract/dashboard';
import { create } from 'zustand';
import { readDashboard } from '@/api/dashboard';
import { useSession } from '@/stores/session';

type Answer = { status: 'loading' } | { status: 'ready'; dashboard: Dashboard } | { status: 'failed'; error: unknown };

interface DashboardStore {
  answer: Answer;
  /** Asks again; what is known stays on the screen meanwhile. Called after whatever changes a count. */
  load(): Promise<void>;
}

let asked: AbortController | null = null;

/** One call for the dashboard's screen and for the counts in the sidebar. */
export const useDashboard = create<DashboardStore>((set, get) => ({
  answer: { status: 'loading' },
  async load() {
    asked?.abort();
    const question = new AbortController();
    asked = question;
    if (get().answer.status === 'failed') set({ answer: { status: 'loading' } });
    try {
      const dashboard = await readDashboard(question.signal);
      if (asked === question) set({ answer: { status: 'ready', dashboard } });
    } catch (error) {
      // A count that could not be renewed is better than none: only a first failure is shown.
      if (asked === question && get().answer.status !== 'ready') set({ answer: { status: 'failed', error } });
    }
  },
}));

useSession.subscribe(({ status }) => {
  if (status !== 'signed-out') return;
  asked?.abort();
  asked = null;
  useDashboard.setState({ answer: { status: 'loading' } });
});
