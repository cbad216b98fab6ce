import type { Dashboard } from '@contract/dashboard';
import { system } from '@/api/system.api';
import { createLastValueStore } from './office-store';

/** Counts for the dashboard and the sidebar. Reloaded after every change of a count. */
export const useDashboard = createLastValueStore<Dashboard>((_, signal) => system.dashboard(signal));
