import { PAGE_SIZE } from '@contract/limits';
import { listUsers } from '@/api/users';
import { createAdminList } from '../shared/lists/admin-list';

export const useUserList = createAdminList(({ page }: { page: number }, signal) => listUsers(page, PAGE_SIZE, signal));
