import { contacts } from '@/api/office';
import { createAdminList } from '../shared/lists/admin-list';

export const useContactList = createAdminList(contacts.list);
