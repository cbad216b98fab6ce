import { listFailedMails } from '@/api/mail';
import { createAdminList } from '../shared/lists/admin-list';

/** Asked by how many are shown. */
export const useFailedMails = createAdminList(listFailedMails);
