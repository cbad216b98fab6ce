import { listAudit } from '@/api/audit';
import { createAdminList } from '../shared/admin-list';

export const useAuditList = createAdminList(listAudit);
