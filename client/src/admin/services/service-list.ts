import { PAGE_SIZE } from '@contract/limits';
import { listServices } from '@/api/services';
import { createAdminList } from '../shared/admin-list';

export const useServiceList = createAdminList(({ page }: { page: number }, signal) =>
  listServices(page, PAGE_SIZE, signal),
);
