import { contacts } from '@/api/office';
import { createAdminList } from '../shared/lists/admin-list';
import { createOfficeStore } from '../shared/office-store';

export const useContactList = createAdminList(contacts.list);

/** Counts of the tabs. Such as could not be renewed are better than none. */
export const useContactFigures = createOfficeStore((q: string, signal) => contacts.figures({ q }, signal), {
  keepsOver: () => true,
});
