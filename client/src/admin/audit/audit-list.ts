import { listAudit } from '@/api/audit';
import { createAdminList } from '../shared/lists/admin-list';

export const useAuditList = createAdminList(listAudit);
