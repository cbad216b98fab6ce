import { listProjectRequests, type ProjectQuery } from '@/api/quotes';
import { createAdminList } from '../shared/lists/admin-list';

export const useProjectList = createAdminList(async (query: ProjectQuery, signal) => {
  const { projectRequests, pagination } = await listProjectRequests(query, signal);
  return { items: projectRequests, total: pagination.total };
});
