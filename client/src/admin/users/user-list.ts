import { PAGE_SIZE } from '@contract/limits';
import { listUsers } from '@/api/users';
import { createAdminList } from '../shared/admin-list';

export const useUserList = createAdminList(({ page }: { page: number }, signal) => listUsers(page, PAGE_SIZE, signal));
