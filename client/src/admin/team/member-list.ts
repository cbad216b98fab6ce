import { PAGE_SIZE } from '@contract/limits';
import { listTeam } from '@/api/team';
import { createAdminList } from '../shared/admin-list';

/** Whoever changes the team changes this. */
export const useMemberList = createAdminList(({ page }: { page: number }, signal) => listTeam(page, PAGE_SIZE, signal));
