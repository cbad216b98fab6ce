import { PAGE_SIZE } from '@contract/limits';
import { listSubscribers } from '@/api/subscribers';
import { createAdminList } from '../shared/lists/admin-list';

export const useSubscriberList = createAdminList(({ page }: { page: number }, signal) =>
  listSubscribers(page, PAGE_SIZE, signal),
);
