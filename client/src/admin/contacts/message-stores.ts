import type { ContactMessage } from '@contract/contact';
import { contacts } from '@/api/contacts';
import { createAdminList } from '../shared/lists/admin-list';
import { createLastValueStore, createOfficeStore } from '../shared/office-store';

export const useMessageList = createAdminList(contacts.list);

/** Messages whose pages are open. */
export const useMessages = createOfficeStore(contacts.read, { keyOf: String });

/** Shows a message as it is stored by now, on its page and in the list. */
export function adoptMessage(message: ContactMessage): void {
  useMessages.getState().put(message, message._id);
  useMessageList.getState().replace(message);
}

/** Shows a deleted message as one that is not here: it stayed while somebody wrote about it. */
export function readAsDeleted(messageId: string): void {
  void useMessages.getState().reload(messageId);
  void useMessageList.getState().refresh();
}

/** Counts of the tabs. */
export const useContactFigures = createLastValueStore((q: string, signal) => contacts.figures({ q }, signal));
