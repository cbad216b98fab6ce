import { listContacts } from '@/api/contacts';
import { createAdminList } from '../shared/admin-list';

export const useContactList = createAdminList(listContacts);
