import type { Dashboard } from '@contract/dashboard';
import { request } from './http';

export function readDashboard(signal?: AbortSignal): Promise<Dashboard> {
  return request('/dashboard', { signal });
}
