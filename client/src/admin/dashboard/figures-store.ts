import type { DashboardFigures } from '@contract/dashboard';
import { system } from '@/api/office';
import { createOfficeStore } from '../shared/office-store';

/** What only the dashboard shows. A figure that could not be renewed is better than none. */
export const useDashboardFigures = createOfficeStore<DashboardFigures>((_, signal) => system.figures(signal), {
  keepsOver: () => true,
});
