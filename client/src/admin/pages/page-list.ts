import { PAGE_SIZE } from '@contract/limits';
import { listPages } from '@/api/pages';
import { createAdminList } from '../shared/admin-list';

export const usePageList = createAdminList(({ page }: { page: number }, signal) => listPages(page, PAGE_SIZE, signal));
