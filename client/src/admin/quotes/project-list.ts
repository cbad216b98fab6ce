import type { ProjectStatus } from '@contract/project';
import { projectRequests as calls } from '@/api/office';
import { createAdminList } from '../shared/lists/admin-list';

interface ProjectQuery {
  /** Empty for all. */
  status: ProjectStatus | '';
  page: number;
  limit: number;
}

export const useProjectList = createAdminList(async (query: ProjectQuery, signal) => {
  const { projectRequests, pagination } = await calls.list(query, signal);
  return { items: projectRequests, total: pagination.total };
});
