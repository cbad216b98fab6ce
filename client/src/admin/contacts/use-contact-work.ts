import { CONTACT_STATUS_LABELS, type ContactMessage, type ContactStatus } from '@contract/contact';
import { useEffect } from 'react';
import { contacts } from '@/api/office';
import { useDashboard } from '../shared/dashboard-store';
import { useConfirmDelete } from '../shared/feedback/use-confirm-delete';
import { useToast } from '../shared/feedback/use-toast';
import { isGone, storedInstead } from '../shared/forms/stored-instead';
import { useCan } from '../shared/use-can';
import { adoptMessage, readAsDeleted, useContactList } from './contact-list';
import { CONTACT_LIST_TEXTS } from './contact-texts';

interface ContactWork {
  /** A new message becomes read. That it did not is no reason to disturb the reader. */
  open(message: ContactMessage): void;
  setStatus(message: ContactMessage, status: ContactStatus): Promise<void>;
  /** Asks first; `onRemoved` closes what shows it. */
  remove(message: ContactMessage, onRemoved?: () => void): void;
  /** After a reply went out: the server has made the message `replied` and kept the reply with it. */
  renew(): void;
}

/** What is done to a message; the list and the sidebar's count follow. */
export function useContactWork(): ContactWork {
  const { refresh } = useContactList.getState();
  const { load: renewCounts } = useDashboard.getState();
  const confirmDelete = useConfirmDelete();
  const toast = useToast();

  const renew = () => {
    void refresh();
    void renewCounts();
  };
  return {
    open({ _id }) {
      contacts.open(_id).then(
        (opened) => {
          adoptMessage(opened);
          void renewCounts();
        },
        () => undefined,
      );
    },
    async setStatus(message, status) {
      try {
        adoptMessage(await contacts.update(message._id, { status, updatedAt: message.updatedAt }));
        toast.success(`Status changed to ${CONTACT_STATUS_LABELS[status]}`);
        void renewCounts();
      } catch (error) {
        const current = storedInstead<ContactMessage>(error);
        // Shown as it is now: whoever still wants the change sees what it would change.
        if (current) adoptMessage(current);
        if (isGone(error)) readAsDeleted(message._id);
        toast.failure(error, CONTACT_LIST_TEXTS.statusFailed);
      }
    },
    remove(message, onRemoved) {
      confirmDelete({
        what: 'message',
        name: `${message.name}: ${message.subject}`,
        id: message._id,
        calls: contacts,
        list: useContactList.getState(),
        onRemoved: () => {
          onRemoved?.();
          renew();
        },
        onRestored: () => void renewCounts(),
        texts: { failed: CONTACT_LIST_TEXTS.deleteFailed, success: CONTACT_LIST_TEXTS.deleted },
      });
    },
    renew,
  };
}

/** A new message becomes read when somebody who may answer opens it. @param message the open one; missing for none */
export function useOpening(message: ContactMessage | undefined, open: ContactWork['open']): void {
  const can = useCan();
  const isToOpen = can.edit && message?.status === 'new';
  const openedId = message?._id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening: who marks an open one as new means it
  useEffect(() => {
    if (isToOpen && message) open(message);
  }, [openedId]);
}
