import type { Dashboard } from '@contract/dashboard';
import { system } from '@/api/system.api';
import { createLastValueStore } from './admin-store';

export const useDashboard = createLastValueStore<Dashboard>((_, signal) => system.dashboard(signal));
