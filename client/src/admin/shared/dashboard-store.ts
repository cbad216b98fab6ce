import type { Dashboard } from '@contract/dashboard';
import { system } from '@/api/office';
import { createOfficeStore } from './office-store';

/**
 * One call for the dashboard's screen and for the counts in the sidebar; made again after whatever changes a count.
 * A count that could not be renewed is better than none: only a first failure is shown.
 */
export const useDashboard = createOfficeStore<Dashboard>((_, signal) => system.dashboard(signal), {
  keepsOver: () => true,
});
