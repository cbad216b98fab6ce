import type { ContactMessage } from '@contract/contact';
import { contacts } from '@/api/contacts.api';
import { createAdminStore, createLastValueStore } from '../shared/admin-store';
import { createAdminList } from '../shared/lists/admin-list';

export const useMessageList = createAdminList(contacts.list);

export const useMessages = createAdminStore(contacts.read, { keyOf: String });

export function adoptMessage(message: ContactMessage): void {
  useMessages.getState().put(message, message._id);
  useMessageList.getState().replace(message);
}

/** Reloads a message, so that the page and the list show its deletion. Call it when the server reports the deletion. */
export function readAsDeleted(messageId: string): void {
  void useMessages.getState().reload(messageId);
  void useMessageList.getState().refresh();
}

export const useContactStatistics = createLastValueStore((q: string, signal) => contacts.statistics({ q }, signal));
