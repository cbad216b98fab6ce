import type { Dashboard } from '@contract/dashboard';
import { system } from '@/api/system.api';
import { createLastValueStore } from './office-store';

/** One call for the dashboard's screen and for the counts in the sidebar; made again after whatever changes a count. */
export const useDashboard = createLastValueStore<Dashboard>((_, signal) => system.dashboard(signal));
