import { listContacts } from '@/api/contacts';
import { createAdminList } from '../shared/lists/admin-list';

export const useContactList = createAdminList(listContacts);
