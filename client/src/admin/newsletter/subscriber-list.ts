import { PAGE_SIZE } from '@contract/limits';
import { listSubscribers } from '@/api/subscribers';
import { createAdminList } from '../shared/admin-list';

export const useSubscriberList = createAdminList(({ page }: { page: number }, signal) =>
  listSubscribers(page, PAGE_SIZE, signal),
);
